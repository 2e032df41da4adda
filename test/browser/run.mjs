// @ts-check
// npm run test:browser: the browser journeys, where there is a browser.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChrome } from './chrome.mjs';

const chrome = findChrome();
if (chrome) {
  const playwright = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url));
  const env = { ...process.env, CHROME_PATH: chrome };
  const ran = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], { stdio: 'inherit', env });
  process.exitCode = ran.status ?? 1;
} else {
  process.stderr.write(
    '\n!!! NO CHROME OR CHROMIUM FOUND: THE BROWSER JOURNEYS WERE NOT RUN. Set CHROME_PATH. !!!\n\n',
  );
  process.exitCode = process.env.CI === 'true' ? 1 : 0;
}
