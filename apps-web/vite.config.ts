import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { chunksByRound } from './build/chunks-by-round.js';
import { weighRounds, type Wait } from './build/weigh-rounds.js';
import { precompiledMessages } from './build/precompiled-messages.js';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
const served = [
  '/service',
  '/agent',
  '/ai',
  '/captcha',
  '/avatar',
  '/outbox',
  '/stripe',
  '/sandbox',
  '/reviews.json',
];

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const kit = (path: string) => fileURLToPath(new URL(`../packages-ui/dist/${path}`, import.meta.url));

const start = source('app/main.tsx');
const signIn = source('features/account/components/login-page.tsx');
const panel = [source('app/signed-in.tsx'), source('app/panel-routes.tsx')];

/** What nearly every screen of the panel has. */
const shared = [
  source('time/days-picker.tsx'),
  source('time/day-picker.tsx'),
  kit('components/EmptyState/EmptyState.js'),
];

/** What is loaded together behind the first page, in the order in which a visitor meets it. */
const rounds = [
  { name: 'sign-in', asks: [signIn] },
  { name: 'panel', asks: panel },
  { name: 'screens', asks: shared },
  { name: 'summary', asks: [source('features/activity/components/tops.tsx')] },
];

/** The outlines of all countries, which the kit's map loads by itself. */
const world = kit('map/TrailMap/world/decode-world.js');
const words = (part: string) => `\0virtual:messages/pl/${part}`;
const firstScreen = [start, ...panel, words('first'), words('panel')];

const waits: readonly Wait[] = [
  { name: 'sign-in page', asks: [start, signIn, words('first')], aim: { timesReact: 1.5 } },
  { name: 'first screen of the panel', asks: firstScreen, aim: { kilobytes: 180 } },
  {
    name: 'map, besides deck.gl',
    asks: [source('features/location/index.ts'), world],
    has: firstScreen,
    aim: { kilobytes: 60 },
  },
];

const app = (): UserConfig => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), precompiledMessages(source('messages'))],
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

export default defineConfig(async ({ command }) => {
  const config = app();
  if (command !== 'build') return config;
  const codeSplitting = await chunksByRound(app(), rounds);
  return {
    ...config,
    plugins: [...(config.plugins ?? []), weighRounds(waits)],
    build: { ...config.build, rolldownOptions: { output: { codeSplitting } } },
  };
});
