import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { walks } from '../screens.ts';

// Each walk stands alone, and all of them take long: every worker takes some.
test.describe.configure({ mode: 'parallel' });

/** The names of buttons that take themselves away, or what they stand in. */
const leaving =
  /^(close|cancel|back|done|remove|dismiss|decline|accept|keep|save|confirm|replace|rename|leave|forget|edit|show|find|check|refresh|i know|make captain|×)/i;

/** The first of its kind: what differs in a name or a number alone is pressed once. */
const kindOf = (name: string) => name.replace(/(?<=\p{L} ).*(\p{Lu}|\d).*/u, '…');

/** Whose buttons use up what a link opens, once: their own journeys say where the focus goes. */
const usedUp = 'what a link or a search opens';

for (const [walk, screens] of Object.entries(walks).filter(([name]) => name !== usedUp))
  test(`${walk}: the focus stays on the page, whatever button takes itself away`, async ({ page, context }) => {
    const fallen: string[] = [];
    for (const [name, reach] of Object.entries(screens))
      await test.step(name, async () => {
        const open = async () => {
          await context.clearCookies();
          await reach(page);
        };
        await open();
        const kinds = new Set<string>();
        for (const [place, label] of (await buttons(page)).entries()) {
          if (!leaving.test(label) || kinds.has(kindOf(label))) continue;
          if (kinds.size > 0) await open();
          kinds.add(kindOf(label));
          if (await fallsAfter(page, place)) fallen.push(`${name}: ${label}`);
        }
      });
    expect(fallen).toEqual([]);
  });

const pressable = 'main button, dialog[open] button, header button';

/** The names of all buttons in their order; none of those that nobody can press now. */
const buttons = (page: Page) =>
  page.locator(pressable).evaluateAll((all) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1);
    return all.map((one) => {
      const isThere = one.checkVisibility() && one.closest('[inert]') === null && (top?.contains(one) ?? true);
      return isThere && one.matches(':enabled') ? (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() : '';
    });
  });

/** Presses a button by the keyboard; returns whether the focus is nowhere a second after it. */
async function fallsAfter(page: Page, place: number): Promise<boolean> {
  await page.locator(pressable).nth(place).press('Enter');
  const isNowhere = () => page.evaluate(() => (document.activeElement ?? document.body) === document.body);
  // What takes the focus comes after an answer and the frame that shows it: nowhere for long is nowhere.
  for (let look = 0; look < 5; look += 1) {
    await page.waitForTimeout(200);
    if (look > 1 && !(await isNowhere())) return false;
  }
  return true;
}
