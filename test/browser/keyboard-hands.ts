import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Walks with the Tab key until something has the focus. */
export async function tabTo(page: Page, target: Locator, steps = 60): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < steps && !(await hasFocus(target)); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Walks to an input and types over what stands in it. */
export async function typeInto(page: Page, input: Locator, text: string): Promise<void> {
  await tabTo(page, input);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Walks to a select and chooses an option by the letters that it begins with. */
export async function chooseByKeys(page: Page, select: Locator, option: string): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(select).toBeFocused();
}

/** A dialog as whoever has no mouse meets it: opened, walked once round in both ways, left by Escape. */
export async function expectKeyboardDialog(page: Page, opener: Locator, title: string | RegExp): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expect.poll(() => focusIsIn(dialog), { message: `the focus goes into ${title}` }).toBe(true);
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  const begun = await page.evaluateHandle(() => document.activeElement);
  const isRound = () => begun.evaluate((element) => element === document.activeElement);
  for (let step = 0; step === 0 || (step < 40 && !(await isRound())); step += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsIn(dialog), `Tab stays in ${title}`).toBe(true);
  }
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await focusIsIn(dialog), `Shift+Tab stays in ${title}`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener, `the focus comes back from ${title}`).toBeFocused();
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** In it, or on the two marks beside it by which the trap turns round. */
function focusIsIn(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => {
    const trap = element.closest('[role="presentation"]') ?? element;
    return trap.contains(document.activeElement);
  });
}
