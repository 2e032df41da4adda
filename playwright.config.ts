import { defineConfig } from '@playwright/test';
import { findChrome } from './test/browser/chrome.mjs';

const executablePath = findChrome();

/**
 * What Chrome does beside the pages. Every window of a journey drew two more, those of its own search box, which nobody
 * sees: they took as long as ours. Our list replaces Playwright's (chromiumSwitches.ts, 1.65), so it begins with it.
 */
const featuresOff = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...[
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['msForceBrowserSignIn', 'msEdgeUpdateLaunchServicesPreferredVersion'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

// The browser is that of a family: a phone. Journeys of organizers ask for a wide window themselves.
export default defineConfig({
  testDir: 'test/browser',
  // npm test runs the one, npm run test:deep the other.
  projects: [
    { name: 'main', testIgnore: 'deep/**' },
    // A press while something unfolds may miss it: only the journeys of main meet what moves.
    { name: 'deep', testMatch: 'deep/**/*.spec.ts', use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
  outputDir: 'test-results',
  snapshotPathTemplate: 'test/browser/trees/{arg}{ext}',
  // A tree that is missing is red, and not made by the way.
  updateSnapshots: 'none',
  globalSetup: './test/browser/start-product.ts',
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  workers: 2,
  // A journey that fails now and then is a defect, of the product or of the journey.
  retries: 0,
  // Neither is reached by what works, on the slowest machine: they end what never comes.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // A trace of every journey would take a quarter of the time of all: whoever needs one asks for it by --trace.
    trace: 'off',
    // What a service worker answers no journey can intercept: those that are about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${featuresOff}`,
      ],
    },
  },
});
