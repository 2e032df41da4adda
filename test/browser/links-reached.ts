import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Every visible link of the page is what a finger meets in the middle of its visible part: nothing lies over it. */
export async function expectLinksReached(page: Page): Promise<void> {
  const { count, covered } = await page.evaluate(() => {
    const clips = (element: Element) => getComputedStyle(element).overflow !== 'visible';
    /** The part of a link that its scrolling and clipping parents leave to be seen. */
    const visible = (link: Element) => {
      let { left, right, top, bottom } = link.getBoundingClientRect();
      for (let parent = link.parentElement; parent !== null; parent = parent.parentElement) {
        if (!clips(parent) || parent === document.body || parent === document.documentElement) continue;
        const window = parent.getBoundingClientRect();
        [left, right] = [Math.max(left, window.left), Math.min(right, window.right)];
        [top, bottom] = [Math.max(top, window.top), Math.min(bottom, window.bottom)];
      }
      return { left: Math.max(left, 0), right: Math.min(right, innerWidth), top, bottom };
    };
    const links = [...document.querySelectorAll('main a[href]')].filter((link) => link.checkVisibility());
    const covered = links.flatMap((link) => {
      link.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = visible(link);
      if (right - left < 4 || bottom - top < 4) return [];
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return link.contains(met) ? [] : [`${link.textContent}: ${met?.outerHTML.slice(0, 80)}`];
    });
    return { count: links.length, covered };
  });
  expect(count).toBeGreaterThan(0);
  expect(covered).toEqual([]);
}
