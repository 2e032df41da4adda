import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { picture } from './picture.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept, type Registrant } from './registration-steps.ts';

/** A child of 9 whose parent has a mailbox of their own. */
async function registerChild(page: Page, different: Partial<Registrant> = {}): Promise<Required<Registrant>> {
  const player = aRegistrant({ birthYear: String(new Date().getFullYear() - 9) });
  const child = { ...player, parent: { name: 'Pat Vale', email: `pat.${player.email}` }, ...different };
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, child);
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByRole('dialog')).toContainText(child.name);
  return child;
}

/** Asks for the page from the foot of the site; answers its path from the letter. */
async function askForPage(page: Page, address: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'See what is kept about your child' }).click();
  await page.getByLabel('Email').fill(address);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Please look into your inbox' })).toBeVisible();
  const paths = async () => (await mailsTo(address)).flatMap(({ text }) => /\/family\/[^\s"<>]+/.exec(text) ?? []);
  await expect.poll(async () => (await paths()).length).toBe(1);
  return (await paths()).join('');
}

async function downloaded(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('a parent sees everything from one mailed link, takes it away, withdraws, and erases it in one press', async ({
  page,
}) => {
  const child = await registerChild(page);
  const path = await askForPage(page, child.parent.email);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: `Everything we keep about ${child.name}` })).toBeVisible();
  await expect(page.getByText(child.phone, { exact: true })).toBeVisible();
  await expect(page.getByText('Somebody at the site registered the player')).toBeVisible();
  await expect(page.getByText('Your family looked at this page')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'family page');

  const json: { readonly player: { readonly phone: string } } = JSON.parse(await downloaded(page, 'Download it'));
  expect(json.player.phone.replace(/\D/g, '')).toBe(child.phone.replace(/\D/g, ''));
  const printed = await downloaded(page, 'Save a page to print');
  expect(printed).toContain(child.name);
  expect(printed).not.toMatch(/<script|src=|href=/);

  await page.getByRole('button', { name: /^Withdraw the waiver: / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${child.name} cannot play in this tournament until it is signed again`);
  await expectAccessible(page);
  await picture(page, 'family withdraws');
  await dialog.getByRole('button', { name: 'Withdraw it now' }).click();
  await expectMessage(page, 'Waiver withdrawn', 'good');
  await expect(page.getByText('Withdrawn: cannot play until it is signed again')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Withdraw the waiver: / })).toBeHidden();

  await page.getByRole('button', { name: `Erase everything about ${child.name}` }).click();
  await expect(dialog).toContainText('What stays, and why');
  await expectAccessible(page);
  await picture(page, 'family erases');
  await dialog.getByRole('button', { name: 'Keep everything as it is' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Erase everything about ${child.name}` }).click();
  await dialog.getByRole('button', { name: 'Erase now' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeFocused();
  await expectAccessible(page);
  await picture(page, 'family erased');
  await expect
    .poll(async () => (await mailsTo(child.parent.email)).map(({ subject }) => subject))
    .toContain('Your erasure is done');

  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(child.name);
  await page.getByLabel('Phone Number').fill(child.phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
  await expectMessage(page, 'not', 'alarm');
});

test('a parent of two sees both, and erases one of them', async ({ page }) => {
  const one = await registerChild(page);
  const other = await registerChild(page, { parent: one.parent });
  await page.goto(await askForPage(page, one.parent.email));
  await expect(page.getByRole('heading', { name: /^Everything we keep about/ })).toHaveCount(2);
  await page.getByRole('button', { name: `Erase everything about ${one.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase now' }).click();
  await expectMessage(page, 'Erased', 'good');
  await expect(page.getByRole('heading', { name: /^Everything we keep about/ })).toHaveText(
    `Everything we keep about ${other.name}`,
  );
});

for (const [width, size] of [
  [390, { viewport: { width: 390, height: 844 } }],
  [1280, desktop],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use(size);
    test('the privacy notice says what is kept, why and how long, and whom to ask', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page.getByRole('heading', { name: 'What we keep about your family' })).toBeVisible();
      await expect(page.getByText('A signed waiver is kept for seven years')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
      await expectAccessible(page);
      const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await wider()).toBeLessThanOrEqual(0);
      await picture(page, `privacy ${width}`);
    });
  });
}
