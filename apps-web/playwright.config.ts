import { defineConfig, devices } from '@playwright/test';

const chromium = {
  ...devices['Desktop Chrome'],
  locale: 'pl-PL',
  timezoneId: 'Europe/Warsaw',
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // The map is drawn in software
      '--enable-unsafe-swiftshader',
      '--disable-angle-features=warmUpPipelineCacheAtLink,supportsGraphicsPipelineLibrary',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // One renderer for all pages of a browser: the first drawing in a new one took most of a journey's time
      '--disable-site-isolation-trials',
      '--process-per-site',
      '--renderer-process-limit=1',
    ],
  },
};

/** Phones ask for less motion, desks do not: journeys prove both. */
const phone = (width: number, height: number) => ({
  ...chromium,
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' as const },
});

/** What is about the narrowest screen alone: other widths would prove nothing more. */
const narrowest = 'narrow-screens.spec.ts';

/** What is about addresses, sessions, forms and saves and has the same look on every screen: a phone proves it for all. */
const withoutWidth = [
  'reports.spec.ts',
  'sign-in.spec.ts',
  'app-rules.spec.ts',
  'passwords.spec.ts',
  'registration.spec.ts',
  'routes.spec.ts',
  'screen-rules.spec.ts',
  'sign-out.spec.ts',
  'consent.spec.ts',
  'codes.spec.ts',
  'saving.spec.ts',
  'internet-details.spec.ts',
  'longest-words.spec.ts',
  'panel-account.spec.ts',
  'panel-localization-map.spec.ts',
  'panel-monitored.spec.ts',
  'panel-new-device.spec.ts',
  'panel-subscription.spec.ts',
  'phone-details.spec.ts',
  'purchase.spec.ts',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/server.config.ts',
  // One server for all: two browsers at once are what two cores carry
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  // No trace: it costs a tenth of the time, a failure tells its page's tree without one, and `--trace on` makes one
  // One page a worker, emptied between journeys, for the same reason
  use: { baseURL: process.env['E2E_ADDRESS'], reuseContext: true },
  projects: [
    {
      name: 'desktop',
      testIgnore: [narrowest, ...withoutWidth],
      use: { ...chromium, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: narrowest,
      use: phone(360, 740),
    },
    {
      name: 'narrowest phone',
      testMatch: narrowest,
      use: phone(320, 640),
    },
  ],
});
