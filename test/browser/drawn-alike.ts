import type { Page } from '@playwright/test';

/** What stands beside its like and differs from it in words alone, while it is marked so. */
export const drawnAlike = '[data-drawn-alike]';

/**
 * Marks every element before which its parent has one drawn alike: the same tags, roles, states and classes all the way
 * down, in the same colours, wordless where the other is. The fiftieth row of a list tells axe what the first told. Only
 * the outermost is marked, and nothing within the given places: axe asks of every element whether it is in any mark.
 */
export async function markDrawnAlike(page: Page, outside: readonly string[] = []): Promise<void> {
  await page.evaluate((outside) => {
    const inWords =
      /^(href|id|title|alt|for|name|value|src|d|datetime|data-.*|aria-(label|labelledby|describedby|controls))$/;
    const drawings = new Map<Element, string>();
    const drawingOf = (element: Element): string => {
      const { color, backgroundColor, backgroundImage, opacity, display } = getComputedStyle(element);
      const attributes = [...element.attributes].map(({ name, value }) =>
        inWords.test(name) ? `${name}${value.trim() === '' ? ' empty' : ''}` : `${name}=${value}`,
      );
      const within = [...element.childNodes].map((child) => {
        if (child instanceof Element) return drawingOf(child);
        return child.textContent?.trim() ? 'words' : '';
      });
      const style = [color, backgroundColor, backgroundImage, opacity, display];
      const drawing = `${element.tagName} ${attributes.sort()} ${style} (${within})`;
      drawings.set(element, drawing);
      return drawing;
    };
    drawingOf(document.body);
    const markWithin = (parent: Element) => {
      const before = new Set<string | undefined>();
      for (const child of parent.children) {
        if (outside.some((place) => child.matches(place))) continue;
        const drawing = drawings.get(child);
        if (before.has(drawing)) child.toggleAttribute('data-drawn-alike', true);
        else markWithin(child);
        before.add(drawing);
      }
    };
    markWithin(document.body);
  }, outside);
}

/** Takes every mark away. */
export async function unmarkDrawnAlike(page: Page): Promise<void> {
  await page.evaluate((marked) => {
    for (const element of document.querySelectorAll(marked)) element.removeAttribute('data-drawn-alike');
  }, drawnAlike);
}
