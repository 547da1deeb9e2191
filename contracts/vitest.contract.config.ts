import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['consumer/**/*.test.ts'],
    env: { PACT_DO_NOT_TRACK: 'true' },
    // The mock server starts anew for each: on a busy machine that is long, not broken.
    testTimeout: 30_000,
    // Pact counts a request after answering it, so on a busy machine it can say of an answered one that it never came.
    retry: 2,
    // All interactions are written into one file, one after the other.
    fileParallelism: false,
  },
});
