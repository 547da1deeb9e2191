import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['consumer/**/*.test.ts'],
    env: { PACT_DO_NOT_TRACK: 'true' },
    // All interactions are written into one file, one after the other.
    fileParallelism: false,
  },
});
