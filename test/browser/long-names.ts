import type { BrowserContext, Page } from '@playwright/test';
import { drawnAnew, expect } from './journey.ts';

/** The longest name that the forms take, in one word of the widest letter. */
const longName = 'W'.repeat(100);

/** Under what an answer carries words that somebody has chosen. */
const named =
  /^(name|fullName|firstName|lastName|playWith|club|currentClub|league|location|title|venue|organizer|actor|who|subject|tournament|field|email|to|.*(Name|Email|Club))$/;

/** Notes every name that the server answers to the pages of a browser, until they are cleared. */
export function noteNames(context: BrowserContext): Set<string> {
  const names = new Set<string>();
  context.on('response', async (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    const text = await response.text().catch(() => '');
    // The page has gone before its answer was read.
    if (text === '') return;
    JSON.parse(text, (key, value) => {
      if (named.test(key) && typeof value === 'string' && value.trim().length > 2) names.add(value.trim());
      return value;
    });
  });
  return names;
}

/** The text of an expression that finds any of these names, the longest first. */
export function anyOf(names: ReadonlySet<string>): string {
  const literally = [...names].map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return literally.sort((one, other) => other.length - one.length).join('|');
}

/** Writes a name of a hundred letters wherever the page shows one of these. */
function lengthenNames(page: Page, names: ReadonlySet<string>): Promise<void> {
  const known = anyOf(names);
  return page.evaluate(
    ([known, longName]) => {
      const aName = new RegExp(`(?<![\\p{L}\\d])(${known})(?![\\p{L}\\d])`, 'u');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        if (known === '' || !aName.test(text) || node.parentElement?.closest('script, style')) continue;
        node.nodeValue = text.replace(aName, longName);
      }
    },
    [known, longName] as const,
  );
}

/** How far the page stands out at the side, and what scrolls sideways within it does, in pixels: the page's own first. */
async function overhangs(page: Page, width: number): Promise<Readonly<Record<string, number>>> {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await drawnAnew(page);
  return page.evaluate(() => {
    const scrolling = [...document.querySelectorAll('body *')].filter((one) =>
      ['auto', 'scroll'].includes(getComputedStyle(one).overflowX),
    );
    const overhang = (one: Element) => one.scrollWidth - one.clientWidth;
    const within = scrolling.map((one, place) => [`${one.tagName} ${place}: ${one.className}`, overhang(one)]);
    return Object.fromEntries([['the page', overhang(document.documentElement)], ...within]);
  });
}

/**
 * Fails when a name of a hundred letters makes the page wider than its window, or what scrolls sideways in it, a wide
 * table, wider by half a window than other names make it.
 */
export async function expectNoNameWidens(
  page: Page,
  names: ReadonlySet<string>,
  widths: readonly number[],
): Promise<void> {
  const usual: Record<number, Readonly<Record<string, number>>> = {};
  for (const width of widths) usual[width] = await overhangs(page, width);
  await lengthenNames(page, names);
  for (const width of widths) {
    const wider = Object.entries(await overhangs(page, width)).filter(
      ([place, pixels]) => pixels > (place === 'the page' ? 0 : (usual[width]?.[place] ?? 0) + width / 2),
    );
    expect(wider, `${width} px wide`).toEqual([]);
  }
}
