import type { Locator, Page } from '@playwright/test';
import type { inMenu } from './back-office.ts';
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

/** What opens a dialog: a link, a button, or an entry of a menu. */
type Opener = Locator | ReturnType<typeof inMenu>;

/** Opens a dialog by Enter, and waits until what it shows has been read. */
export async function openByKeys(page: Page, opener: Opener, title: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title });
  const address = page.url();
  // A list that is just arriving takes its links away and brings them again; one that has led on is not pressed twice.
  await expect(async () => {
    if (page.url() === address && !(await dialog.isVisible())) await opener.press('Enter', { timeout: 5000 });
    await expect(dialog).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await isRead(dialog);
  return dialog;
}

/** Waits until what a dialog shows is no outline any more: then its first field has the focus. */
async function isRead(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(dialog.locator('.MuiSkeleton-root')).toHaveCount(0);
}

/** Walks to a button and presses it. */
export async function pressByKeys(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** What would lose something says these words: Enter at once is the way out; the button itself does it. */
export async function confirmByKeys(
  page: Page,
  opener: Opener,
  title: string,
  button: string,
  words: readonly string[] = [],
): Promise<void> {
  for (const isMeant of [false, true]) {
    const dialog = await openByKeys(page, opener, title);
    for (const one of words) await expect(dialog).toContainText(one);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    if (isMeant) await pressByKeys(page, dialog.getByRole('button', { name: button, exact: true }));
    else await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  }
}

/** Walks to a select and chooses an option by the letters that it begins with. */
export async function chooseByKeys(page: Page, select: Locator, option: string): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.press('Enter');
  await takeByLetters(page, option);
  await expect(select).toBeFocused();
}

/** Takes an option of an open list by the letters that it begins with. */
export async function takeByLetters(page: Page, name: string): Promise<void> {
  const option = page.getByRole('option', { name });
  await expect(option).toBeVisible();
  // Letters that come too slowly begin a new search in the list: whoever sees that types them again.
  await expect(async () => {
    await page.keyboard.type(name.split(' ')[0] ?? name);
    await expect(option).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}

/** A dialog as whoever has no mouse meets it: opened, walked once round in both ways, left by Escape. */
export async function expectKeyboardDialog(page: Page, opener: Opener, title: string | RegExp): Promise<void> {
  const dialog = await openByKeys(page, opener, title);
  await expect.poll(() => focusIsIn(dialog), { message: `the focus goes into ${title}` }).toBe(true);
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
  const back = 'menu' in opener ? opener.menu : opener;
  await expect(back, `the focus comes back from ${title}`).toBeFocused();
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
