import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/contract/**'],
    setupFiles: ['reflect-metadata', './test/quiet.ts'],
    // Argon2, MariaDB and two busy cores: what takes long here is not broken.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
