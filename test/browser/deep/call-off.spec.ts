import type { Browser, Page } from '@playwright/test';
import type { PublicTournament } from '../../../domain/answer/tournament/public-tournament.ts';
import { action, aDrawnTournament, dialog, inMenu, openBackOffice, row, search, unique } from '../back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from '../journey.ts';
import { picture } from '../picture.ts';

test.use(desktop);

/** A phone of a family to which this hidden tournament is shown, and no other journey. */
async function aPhoneThatSees(browser: Browser, office: Page, id: number): Promise<Page> {
  const { cookies } = await office.context().storageState();
  const context = await browser.newContext({
    baseURL: process.env.PRODUCT_URL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await context.addCookies(cookies);
  const phone = await context.newPage();
  await phone.route('**/api/tournaments', async (route) => {
    const listed: readonly PublicTournament[] = await (await route.fetch()).json();
    await route.fulfill({ json: listed.map((one) => (one.id === id ? { ...one, visible: true } : one)) });
  });
  return phone;
}

test('a tournament is called off in the office, an open phone says so by itself, and it is undone before anybody is told', async ({
  page,
  browser,
}) => {
  const cup = unique('Snow Cup');
  await openBackOffice(page, '/admin/tournaments');
  const { id } = await aDrawnTournament(page, cup);
  const phone = await aPhoneThatSees(browser, page, id);
  await phone.goto('/live-scores');
  await expect(phone.getByRole('heading', { name: 'Live Scores' })).toBeVisible();
  const banner = phone.getByRole('complementary', { name: cup });

  await search(page, cup);
  await inMenu(page, 'Call off or postpone', cup).click();
  const asking = dialog(page, 'Call off or postpone');
  await expect(asking.getByLabel('Sentence in English')).toHaveValue(new RegExp(`^${cup} .* is called off\\.$`));
  await expect(asking.getByLabel('Sentence in Spanish')).toHaveValue(new RegExp(`^Se cancela ${cup}`));
  await asking.getByLabel('Sentence in English').fill(`${cup} is called off: snow.`);
  await asking.getByRole('button', { name: 'Preview' }).click();
  await expect(asking.getByRole('status')).toContainText('2 players without an email: call them');
  await expect(asking.getByRole('figure')).toHaveCount(2);
  await expectAccessible(page);
  await picture(page, 'a tournament to be called off');
  await asking.getByRole('button', { name: 'Call off', exact: true }).click();
  await expectMessage(page, 'Tournament called off', 'good');
  await expect(row(page, cup)).toContainText('Called off');

  // By the push of the live scores, long before the next question of the list.
  await expect(banner).toHaveText(`${cup} is called off: snow.`, { timeout: 10_000 });
  await expectAccessible(phone);
  await picture(phone, 'a tournament called off on a phone');

  await inMenu(page, 'Call off or postpone', cup).click();
  await expect(asking).toContainText('Nobody has been told yet.');
  await asking.getByRole('button', { name: 'Undo' }).click();
  await expectMessage(page, 'Undone: nobody was told', 'good');
  await expect(action(page, 'Edit Tournament', cup)).toBeVisible();
  await expect(row(page, cup)).not.toContainText('Called off');
  await expect(banner).toBeHidden({ timeout: 10_000 });
});
