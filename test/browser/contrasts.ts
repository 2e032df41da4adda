import type { Page } from '@playwright/test';

/** What axe was content with in the journeys of this process: how words are drawn, on what, from the page down to them. */
const known: string[] = [];

type Check = { evaluate(this: unknown, node: Element, ...others: unknown[]): boolean | undefined };
type Looking = Window & {
  readonly axe?: { readonly _audit: { readonly checks: Readonly<Record<string, Check>> } };
  contrasts?: { readonly known: Set<string>; told: number; found: string[]; drawings: Map<Element, Drawing> };
};

/** How an element is drawn by itself, and what its words stand on. */
interface Drawing {
  readonly drawn: string;
  readonly ground: 'its own' | 'that of its parent' | 'whatever is below';
}

/**
 * Has axe measure a contrast once in all journeys of this process: measuring takes two thirds of its time, and the words
 * of a page are drawn like those of the page before. What is drawn in the same colours, sizes and classes all the way
 * down has the same contrast; only what floats without a ground of its own depends on what it floats above, and is
 * measured wherever it stands.
 */
export async function measureEachContrastOnce(page: Page): Promise<void> {
  const told = await page.evaluate(() => (window as Looking).contrasts?.told ?? 0);
  await page.evaluate(
    ([more, told]) => {
      const looking = window as Looking;
      if (looking.contrasts !== undefined) {
        for (const one of more) looking.contrasts.known.add(one);
        looking.contrasts.told = told;
        looking.contrasts.drawings = new Map();
        return;
      }
      const contrasts = { known: new Set(more), told, found: [] as string[], drawings: new Map<Element, Drawing>() };
      looking.contrasts = contrasts;
      const check = looking.axe?._audit.checks['color-contrast'];
      if (check === undefined) throw new Error('axe measures contrasts by another name.');
      const measure = check.evaluate;
      check.evaluate = function (node, ...others) {
        const drawing = drawingOf(node);
        if (drawing !== undefined && contrasts.known.has(drawing)) return true;
        const isEnough = measure.call(this, node, ...others);
        if (isEnough === true && drawing !== undefined) {
          contrasts.known.add(drawing);
          contrasts.found.push(drawing);
        }
        return isEnough;
      };

      /** How an element is drawn, as one short word; none where it stands on whatever it floats above. */
      function drawingOf(node: Element): string | undefined {
        const parts: string[] = [];
        let isOnGround = false;
        for (let one: Element | null = node; one !== null; one = one.parentElement) {
          const { drawn, ground } = ownDrawing(one);
          if (!isOnGround && ground === 'whatever is below') return undefined;
          isOnGround ||= ground === 'its own';
          parts.push(drawn);
        }
        return hashed(parts.join('\n'));
      }

      function ownDrawing(node: Element): Drawing {
        const before = contrasts.drawings.get(node);
        if (before !== undefined) return before;
        const style = getComputedStyle(node);
        const { backgroundColor, backgroundImage, color, opacity, filter, mixBlendMode, textShadow } = style;
        const colours = [backgroundColor, backgroundImage, color, opacity, filter, mixBlendMode, textShadow];
        const drawn = `${node.tagName} ${node.getAttribute('class')} ${colours} ${style.fontSize} ${style.fontWeight}`;
        const floats = backgroundImage !== 'none' || style.position === 'absolute' || style.position === 'fixed';
        const below = floats ? 'whatever is below' : 'that of its parent';
        const drawing: Drawing = { drawn, ground: /^rgb\(/.test(backgroundColor) ? 'its own' : below };
        contrasts.drawings.set(node, drawing);
        return drawing;
      }

      /** Two running numbers of 32 bits: among thousands of drawings no two share both. */
      function hashed(text: string): string {
        let [one, other] = [0xdeadbeef, 0x41c6ce57];
        for (let at = 0; at < text.length; at += 1) {
          const code = text.charCodeAt(at);
          one = Math.imul(one ^ code, 2654435761);
          other = Math.imul(other ^ code, 1597334677);
        }
        return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
      }
    },
    [known.slice(told), known.length] as const,
  );
}

/** Keeps what axe has measured on this page for the pages after it. */
export async function keepContrasts(page: Page): Promise<void> {
  const found = await page.evaluate(() => (window as Looking).contrasts?.found.splice(0) ?? []);
  known.push(...found);
}
