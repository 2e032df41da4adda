// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The Chrome or Chromium of this machine: the one named by CHROME_PATH, an installed one, or Playwright's own. */
export function findChrome() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const onPath = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [...onPath, ...usualPlaces(), playwrights()].find((path) => path !== '' && existsSync(path));
}

function usualPlaces() {
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
  return [
    '/usr/bin/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.map((folder) => (folder ? join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe') : '')),
  ];
}

function playwrights() {
  try {
    return chromium.executablePath();
  } catch {
    return '';
  }
}
