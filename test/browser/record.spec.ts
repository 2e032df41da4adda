import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterPlayer, lookUp } from './families.ts';
import { desktop, expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { picture } from './picture.ts';
import { aRegistrant } from './registration-steps.ts';

const cup = ownCup('Record Cup');

/** Asks for the link from the foot of the site; answers its path from the letter. */
async function askForLink(page: Page, address: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'See what is kept about your child' }).click();
  await expect(page.getByRole('heading', { name: 'Player ID' })).toBeVisible();
  await page.getByLabel('Email').fill(address);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Please look into your inbox' })).toBeVisible();
  const paths = async () => (await mailsTo(address)).flatMap(({ text }) => /\/record\/[^\s"<>]+/.exec(text) ?? []);
  await expect.poll(async () => (await paths()).length).toBe(1);
  return (await paths()).join('');
}

async function downloaded(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('a parent opens the Player ID by one mailed link, sees everything, takes it away, withdraws, and erases it in one press', async ({
  page,
}) => {
  const player = aRegistrant({ birthYear: String(new Date().getFullYear() - 9) });
  const child = { ...player, parent: { name: 'Pat Vale', email: `pat.${player.email}` } };
  const sibling = { ...aRegistrant(), birthYear: child.birthYear, parent: child.parent };
  await enterPlayer(page.request, cup().id, child);
  await enterPlayer(page.request, cup().id, sibling);
  const path = await askForLink(page, child.parent.email);
  await page.goto(path);
  await expect(page).toHaveURL(/\/player-lookup\/\d+$/);
  await expect(page.getByRole('article', { name: child.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Everything we keep about ${child.name}` })).toBeVisible();
  await page.getByText('Everything we keep, and who looked at it', { exact: true }).click();
  const record = page.getByRole('region', { name: `Everything we keep about ${child.name}` });
  await expect(record.getByText(child.phone, { exact: true })).toBeVisible();
  await expect(page.getByText(/Somebody at the site registered the player/)).toBeVisible();
  await expect(page.getByText(/Your family looked at this page/)).toBeVisible();
  await expectAccessible(page);
  for (const { width, height } of [desktop.viewport, { width: 390, height: 844 }]) {
    await page.setViewportSize({ width, height });
    await picture(page, `signer's record ${width}`);
  }

  const json: { readonly player: { readonly phone: string } } = JSON.parse(await downloaded(page, 'Download it'));
  expect(json.player.phone.replace(/\D/g, '')).toBe(child.phone.replace(/\D/g, ''));
  const printed = await downloaded(page, 'Save a page to print');
  expect(printed).toContain(child.name);
  expect(printed).not.toMatch(/<script|src=|href=/);

  await page.getByRole('button', { name: /^Withdraw the waiver: / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${child.name} cannot play in this tournament until it is signed again`);
  await expectAccessible(page);
  await picture(page, 'signer withdraws');
  await dialog.getByRole('button', { name: 'Withdraw it now' }).click();
  await expectMessage(page, 'Waiver withdrawn', 'good');
  await expect(page.getByText('Withdrawn: cannot play until it is signed again')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Withdraw the waiver: / })).toBeHidden();

  await page.getByRole('button', { name: `Erase everything about ${child.name}` }).click();
  await expect(dialog).toContainText('What stays, and why');
  await expectAccessible(page);
  await picture(page, 'signer erases');
  await dialog.getByRole('button', { name: 'Keep everything as it is' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Erase everything about ${child.name}` }).click();
  await dialog.getByRole('button', { name: 'Erase now' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeFocused();
  await expectAccessible(page);
  await picture(page, 'signer has erased');
  await expect
    .poll(async () => (await mailsTo(child.parent.email)).map(({ subject }) => subject))
    .toContain('Your erasure is done');

  await page.getByRole('link', { name: sibling.name }).click();
  await page.getByRole('button', { name: `Erase everything about ${sibling.name}` }).click();
  await dialog.getByRole('button', { name: 'Erase now' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeFocused();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);
  await lookUp(page, child);
  await expectMessage(page, 'not', 'alarm');
});

test('the privacy notice says what is kept, why and how long, and whom to ask, on a phone and on a laptop', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'What we keep about your family' })).toBeVisible();
  await expect(page.getByText('A signed waiver is kept for seven years')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  for (const { width, height } of [{ width: 390, height: 844 }, desktop.viewport]) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await wider(), `${width} px wide`).toBeLessThanOrEqual(0);
    await picture(page, `privacy ${width}`);
  }
});
