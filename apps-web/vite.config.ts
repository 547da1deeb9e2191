import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompiledMessages } from './build/precompiled-messages.js';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
const served = ['/service', '/agent', '/ai', '/captcha', '/avatar', '/outbox', '/stripe'];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    precompiledMessages(fileURLToPath(new URL('src/messages', import.meta.url))),
  ],
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  server: { proxy: Object.fromEntries(served.map((path) => [path, api])) },
  build: {
    target: 'es2022',
    // The CSP allows no data: fonts or scripts
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
