import { openBackOffice } from './back-office.ts';
import { expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { anotherPage, type KeptGame, openGame, signIn } from './score-keeping.ts';

interface Listed {
  readonly name: string;
  readonly email: string;
  readonly parentEmail: string | null;
}

test('a parent says whom to call, an organizer and the keeper of the game look it up, and the parent removes it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openBackOffice(page, '/admin');
  const games: readonly KeptGame[] = await (await page.request.get('/api/live-scores')).json();
  const game = games.find(({ status, team1Name }) => status !== 'completed' && team1Name);
  if (game === undefined) throw new Error('No game of today is left');
  const [{ id }] = await (await page.request.get(`/api/games/${game.id}/players`)).json();
  const player: Listed = await (await page.request.get(`/api/admin/players/${id}`)).json();
  expect((await page.request.post(`/api/players/${id}/waiver-link`, { data: {} })).status()).toBe(200);
  const address = player.parentEmail || player.email;
  const mails = await mailsTo(address);
  const link = mails.flatMap(({ text }) => /\/waiver\/\S+/.exec(text)?.[0] ?? []).at(-1) ?? '';

  const parent = await anotherPage(browser, baseURL);
  await parent.goto(link);
  await parent.getByRole('button', { name: 'Give or change an emergency contact' }).click();
  const form = parent.getByRole('form', { name: 'Emergency contact' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please say whom to call')).toBeVisible();
  await expect(form.getByText('Nothing can be kept unless you agree')).toBeVisible();
  await form.getByLabel('Whom to call').fill('Ann Aunt');
  await form.getByLabel('Phone').fill('(908) 555-0188');
  await form.getByLabel('Relation to the player').fill('Aunt');
  await form.getByLabel('Allergies, conditions, medication').fill('Bee stings. EpiPen in the red bag.');
  await form.getByRole('checkbox').check();
  await expectAccessible(parent);
  await form.getByRole('button', { name: 'Save' }).click();
  await expectMessage(parent, 'Saved');
  await expect(parent.getByText('On record. Change it here, or remove it.')).toBeVisible();

  await page.goto(`/admin/players/${id}/emergency-contact`);
  const dialog = page.getByRole('dialog', { name: `Emergency contact of ${player.name}` });
  await expectAccessible(page);
  await expect(dialog.getByText('Ann Aunt')).toBeHidden();
  await dialog.getByRole('button', { name: 'Show emergency contact' }).click();
  await expect(dialog.getByText('Bee stings. EpiPen in the red bag.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: '(908) 555-0188' })).toHaveAttribute('href', 'tel:9085550188');
  await expectAccessible(page);

  const keeper = await anotherPage(browser, baseURL);
  await signIn(keeper, 'Pat');
  const desk = await openGame(keeper, game);
  await desk.getByText('Emergency contacts').click();
  await desk.getByRole('button', { name: `Show emergency contact: ${player.name}` }).click();
  const call = desk.getByRole('link', { name: 'Call (908) 555-0188' });
  await expect(call).toHaveAttribute('href', 'tel:9085550188');
  await call.scrollIntoViewIfNeeded();
  await expectAccessible(keeper);
  await desk.getByRole('button', { name: 'Hide' }).click();
  await expect(call).toBeHidden();

  await parent.getByRole('button', { name: 'See everything we keep' }).click();
  await expect(parent.getByText('A score keeper, emergency contact shown')).toBeVisible();
  await parent.getByRole('button', { name: 'Remove it' }).click();
  await expectMessage(parent, 'Removed');
  await expectAccessible(parent);
});
