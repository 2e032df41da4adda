import type { Page } from '@playwright/test';

/** What the browser complained about, and whom it asked besides the product. */
export interface Watched {
  readonly complaints: string[];
  readonly strangers: string[];
}

export function watch(page: Page, productUrl: string): Watched {
  const complaints: string[] = [];
  const strangers: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // That a page which does not exist answers 404 is as it should be.
    if (message.type() === 'error' && message.location().url !== page.url()) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== productUrl) strangers.push(request.url());
  });
  return { complaints, strangers };
}
