import type { Page, Request } from '@playwright/test';
import { drawnAnew, expect } from './journey.ts';

/** What the API answers to a page: names, dates and numbers are the same in every language. */
export interface Answers {
  /** All texts in its answers since it was last forgotten. */
  readonly heard: () => Promise<ReadonlySet<string>>;
  readonly forget: () => void;
  /** Waits until the page has been answered all that it has asked for. */
  readonly allHere: () => Promise<void>;
}

const isPushed = (request: Request) => new URL(request.url()).pathname === '/api/live';

export function listenToAnswers(page: Page): Answers {
  let heard: Promise<readonly string[]>[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!isPushed(request)) underWay.add(request);
  });
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isData = response.headers()['content-type']?.includes('json') === true;
    if (!isData || !pathname.startsWith('/api/') || pathname === '/api/site/texts') return;
    heard.push(response.json().then(textsIn, () => []));
  });
  return {
    heard: async () => new Set((await Promise.all(heard)).flat()),
    forget: () => {
      heard = [];
    },
    allHere: () =>
      expect(async () => {
        await drawnAnew(page);
        expect([...underWay].map((request) => request.url())).toEqual([]);
      }).toPass(),
  };
}

function textsIn(said: unknown): readonly string[] {
  if (typeof said === 'string') return [said.trim()];
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(textsIn) : [];
}

/** Every text that a person reads on the page or is told of it, shown or folded. */
export function textsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const told = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt', 'aria-roledescription'];
    const found = new Set<string>([document.title]);
    // A text that may break at a place of its own is one text.
    const whole = document.importNode(document.body, true);
    for (const place of whole.querySelectorAll('wbr')) place.remove();
    whole.normalize();
    const walk = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (node instanceof Element) for (const name of told) found.add(node.getAttribute(name)?.trim() ?? '');
      else if (!['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.parentElement?.tagName ?? ''))
        found.add(node.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    }
    return [...found].filter((text) => /\p{L}{2}/u.test(text));
  });
}
