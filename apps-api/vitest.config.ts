import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/contract/**'],
    setupFiles: ['reflect-metadata', './test/quiet.ts'],
    // A process reads the server's modules once, not once for each of its sixty files: a third of the run.
    isolate: false,
    // One more than the two cores that the product is tested on: a test waits for its database a third of its time.
    maxWorkers: 3,
    // Argon2, MariaDB and two busy cores: what takes long here is not broken.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
