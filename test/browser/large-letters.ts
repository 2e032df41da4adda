import type { Page } from '@playwright/test';
import { drawnAnew, expect } from './journey.ts';

/** The longest word that fits a line of large letters on a phone. */
const longestWord = 14;

/** Fails where letters twice as large break a word inside on a phone, leave their box or widen the page. */
export async function expectLargeLettersFit(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  const enlarge = (size: string) =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
  await enlarge('200%');
  await page.setViewportSize({ width: 390, height: 844 });
  await drawnAnew(page);
  const found = await page.evaluate(misfits, longestWord);
  await enlarge('');
  if (before !== null) await page.setViewportSize(before);
  expect.soft(found, `${name}, letters twice as large`).toEqual([]);
}

/** Returns what does not fit: the page itself, texts out of their boxes, and words of so many letters at most on two lines. */
function misfits(longest: number): readonly string[] {
  const found = new Set<string>();
  const beside = document.documentElement.scrollWidth - window.innerWidth;
  if (beside > 0) found.add(`${beside} px beside the page`);
  const styleOf = (element: Element) => getComputedStyle(element);
  const isBox = ({ display, overflowX, backgroundColor, backgroundImage, borderLeftWidth }: CSSStyleDeclaration) =>
    display !== 'inline' &&
    (overflowX !== 'visible' ||
      backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      backgroundImage !== 'none' ||
      borderLeftWidth !== '0px');
  /** The nearest box that a reader sees around a text; undefined where the text scrolls in it. */
  const boxAround = (element: Element | null): Element | undefined => {
    if (element === null) return undefined;
    const style = styleOf(element);
    // What follows a scrolled picture, or ends in dots, is cut in usual letters too.
    if (['auto', 'scroll', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis') return undefined;
    return isBox(style) ? element : boxAround(element.parentElement);
  };
  const linesOf = (range: Range) =>
    new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size;
  const lookAt = (node: Text, parent: Element) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, room] = [range.getBoundingClientRect(), boxAround(parent)?.getBoundingClientRect()];
    // What is there for listeners alone is a pixel large.
    if (room !== undefined && room.width <= 1) return;
    if (room && Math.max(room.left - text.left, text.right - room.right, text.bottom - room.bottom) > 2)
      found.add(`out of its box: ${node.data.trim().slice(0, 40)}`);
    // Addresses, codes and figures have no end of a word; parts of a word with a dash may stand on two lines.
    for (const { 0: word, index } of node.data.matchAll(/(?<![^\s(“-])[\p{L}\p{M}’']+(?![^\s),.:;!?”-])/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (word.length <= longest && linesOf(range) > 1) found.add(`broken: ${word}`);
    }
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node !== null; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (parent === null || node.data.trim() === '') continue;
    if (parent.closest('script, style, noscript, option, textarea, svg, [aria-hidden="true"]') !== null) continue;
    if (parent.checkVisibility({ visibilityProperty: true })) lookAt(node, parent);
  }
  return [...found];
}
