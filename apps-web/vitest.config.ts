import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { precompiledMessages } from './build/precompiled-messages.js';

export default defineConfig({
  plugins: [precompiledMessages(fileURLToPath(new URL('src/messages', import.meta.url)))],
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'] },
});
