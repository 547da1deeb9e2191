import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/contract/**/*.test.ts'],
    setupFiles: ['reflect-metadata'],
    env: { PACT_DO_NOT_TRACK: 'true' },
    fileParallelism: false,
    hookTimeout: 60_000,
  },
});
