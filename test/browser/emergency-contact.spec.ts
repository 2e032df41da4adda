import type { Page } from '@playwright/test';
import { openBackOffice } from './back-office.ts';
import { expect, expectAccessible, expectMessage, mailed, test } from './journey.ts';
import { aRegistrant } from './registration-steps.ts';
import { anotherPage, gamesOfTheDemo, openGame, signIn } from './score-keeping.ts';

/** A player whose family was mailed the link to its page. */
async function aRegisteredChild(page: Page) {
  const child = aRegistrant();
  const choices = { tournamentId: 13, ageBracket: 'U13-U15', skillLevel: 'Here to Play', paymentMethod: 'at_event' };
  const parent = { parentName: 'Pat Vale', parentEmail: child.email };
  const sheet = { ...child, ...choices, ...parent, currentClub: 'None', termsAccepted: true };
  const answer = await page.request.post('/api/players', { data: sheet });
  expect(answer.status(), await answer.text()).toBe(201);
  const { player } = await answer.json();
  const link = await mailed(child.email, /\/waiver\/\S+/);
  return { id: Number(player.id), name: child.name, link };
}

test('a parent says whom to call, an organizer looks it up, and the parent sees that and removes it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openBackOffice(page, '/admin');
  const { id, name, link } = await aRegisteredChild(page);
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
  const dialog = page.getByRole('dialog', { name: `Emergency contact of ${name}` });
  await expect(dialog.getByRole('button', { name: 'Show emergency contact' })).toBeVisible();
  await expect(dialog.getByText('Ann Aunt')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Show emergency contact' }).click();
  await expect(dialog.getByText('Bee stings. EpiPen in the red bag.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: '(908) 555-0188' })).toHaveAttribute('href', 'tel:9085550188');
  await expectAccessible(page);

  await parent.getByRole('button', { name: 'See everything we keep' }).click();
  await expect(parent.getByText(/An organizer looked up whom to call in an emergency/)).toBeVisible();
  await parent.getByRole('button', { name: 'Remove it' }).click();
  await expectMessage(parent, 'Removed');
  await expectAccessible(parent);
});

/** The family of a player gives an emergency contact on its page, for which it asks by its address. */
async function givenByFamily(organizer: Page, id: number): Promise<void> {
  const { email, parentEmail } = await (await organizer.request.get(`/api/admin/players/${id}`)).json();
  const address = parentEmail ?? email;
  await organizer.request.post('/api/families', { data: { email: address } });
  const sealed = (await mailed(address, /\/family\/\S+/)).replace('/family/', '');
  const answer = await organizer.request.post(`/api/families/${sealed}/players/${id}/emergency-contact`, {
    data: {
      name: 'Ann Aunt',
      phone: '(908) 555-0188',
      relation: 'Aunt',
      care: 'Bee stings. EpiPen in the red bag.',
      agreed: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('the keeper of a game looks up whom to call for a player, one at a time', async ({ page, browser, baseURL }) => {
  await signIn(page, 'Pat');
  const game = (await gamesOfTheDemo(page)).find(({ status, team1Name }) => status !== 'completed' && team1Name);
  if (game === undefined) throw new Error('No game of today is left');
  const players: readonly { readonly id: number; readonly name: string }[] = await (
    await page.request.get(`/api/games/${game.id}/players`)
  ).json();
  const [one, other] = players;
  if (one === undefined || other === undefined) throw new Error('Nobody plays');
  const organizer = await anotherPage(browser, baseURL);
  await openBackOffice(organizer, '/admin');
  await givenByFamily(organizer, one.id);
  const gameDialog = await openGame(page, game);
  await gameDialog.getByText('Emergency contacts').click();
  await gameDialog.getByRole('button', { name: `Show emergency contact: ${other.name}`, exact: true }).click();
  await expectMessage(page, 'The family has given no emergency contact for this player', 'alarm');
  await gameDialog.getByRole('button', { name: `Show emergency contact: ${one.name}`, exact: true }).click();
  const call = gameDialog.getByRole('link', { name: 'Call (908) 555-0188' });
  await expect(call).toHaveAttribute('href', 'tel:9085550188');
  await expect(gameDialog.getByText('Bee stings. EpiPen in the red bag.')).toBeVisible();
  await expectAccessible(page);
  await gameDialog.getByRole('button', { name: 'Hide' }).click();
  await expect(call).toBeHidden();
});
