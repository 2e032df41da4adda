import { openBackOffice, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';
import { anotherPage, gamesOfTheDemo } from './score-keeping.ts';

test.use(desktop);

test('an organizer shows a QR code for a field, and a phone that scans it keeps that field until it is revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  const keeper = unique('Robin');
  await openBackOffice(page, '/admin/score-keepers');
  const games = await gamesOfTheDemo(page);
  const game = games.find(({ status }) => status === 'in_progress') ?? games[0];
  if (game === undefined) throw new Error('No game is shown');
  const listed: readonly { readonly id: number; readonly name: string }[] = await (
    await page.request.get('/api/tournaments')
  ).json();
  const tournament = listed.find(({ id }) => id === game.tournamentId)?.name ?? 'none';

  await page.getByRole('link', { name: 'Keeper Links' }).click();
  await page.getByRole('button', { name: 'Make links' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make links for score keepers' });
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Tournament' }).click();
  await page.getByRole('option', { name: tournament }).click();
  await dialog.getByRole('radio', { name: /fields?: a QR code|The one field/ }).check();
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await dialog.getByRole('button', { name: 'Make', exact: true }).click();
  const { links: made }: { readonly links: readonly { readonly field: string; readonly link: string }[] } = await (
    await answered
  ).json();
  const codes = page.getByRole('dialog', { name: /Show th(is|ese) QR codes?/ });
  await expect(codes.getByRole('img', { name: `QR code: keep scores, ${game.field}` })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.keeper-sheets')).toContainText('Point the camera of your phone at the code');
  await expect(codes).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await codes.getByRole('button', { name: 'Done' }).click();

  const phone = await anotherPage(browser, baseURL);
  const { pathname, hash } = new URL(made.find(({ field }) => field === game.field)?.link ?? '');
  await phone.goto(pathname + hash);
  await expect(phone.getByRole('heading', { name: game.field, level: 1 })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Start keeping scores' }).click();
  await expect(phone.getByText('Please enter your name')).toBeVisible();
  await phone.getByLabel('Your name').fill(keeper);
  await phone.getByRole('button', { name: 'Start keeping scores' }).click();
  await expectMessage(phone, 'You can keep scores now');
  await expect(phone).toHaveURL(/\/live-scores$/);
  await expect(phone.getByText(`Keeping scores as ${keeper}`)).toBeVisible();
  await expect(phone.getByText(`You keep the games of ${game.field}`)).toBeVisible();
  await expect(phone.getByRole('tab', { name: 'All Games', selected: true })).toBeVisible();
  const fields = games.map(({ field }) => field).filter((field) => field !== game.field);
  const all = phone.getByRole('tabpanel');
  await expect(all.getByRole('button', { name: 'Update Score' }).first()).toBeVisible();
  for (const field of new Set(fields)) await expect(all.getByText(field, { exact: true })).toHaveCount(0);
  await expectAccessible(phone);

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: game.field }).filter({ hasText: keeper });
  await row.getByRole('button', { name: `Revoke: ${game.field}` }).click();
  const question = page.getByRole('dialog', { name: `Revoke the link for ${game.field}?` });
  await question.getByRole('button', { name: 'Revoke' }).click();
  await expectMessage(page, `The link for ${game.field} is revoked`);
  await expectAccessible(page);
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Manage Scores' })).toBeVisible();
  await phone.goto('/');
  await phone.goto(pathname + hash);
  await expect(phone.getByRole('heading', { name: 'This link does not open score keeping any more' })).toBeVisible();
  await expectAccessible(phone);
});
