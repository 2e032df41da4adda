import type { Page } from '@playwright/test';
import { winterDay } from '../sample/winter-day.ts';
import {
  action,
  aRegisteredPlayer,
  aTournament,
  inMenu,
  onFile,
  openBackOffice,
  row,
  search,
  signIn,
  unique,
  word,
} from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';
import { chooseByKeys, openByKeys, pressByKeys, tabTo, typeInto } from './keyboard-hands.ts';

test.use(desktop);

test('a tournament is created, changed, hidden, and deleted after what will go was named, by the keyboard alone', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/tournaments');
  const [first, name] = [word('Keyopen'), word('Keyclosed')];

  await test.step('it is created', async () => {
    await page.getByRole('link', { name: 'Create Tournament' }).press('Enter');
    await expect(page.getByRole('textbox', { name: /^Tournament name/ })).toBeFocused();
    await page.keyboard.type(first);
    await tabTo(page, page.getByLabel(/^Date/));
    await page.keyboard.type(`0114${winterDay(14).slice(0, 4)}`);
    await chooseByKeys(page, page.getByRole('combobox', { name: /^Age group/ }), 'Open');
    await typeInto(page, page.getByLabel(/^Location/), 'Teaneck Indoor Turf');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();
    await search(page, first);
    await expect(row(page, first)).toContainText('Teaneck Indoor Turf');
  });

  await test.step('it is changed, and what is wrong stands under its input', async () => {
    const edition = await openByKeys(page, action(page, 'Edit Tournament', first), 'Edit Tournament');
    const [called, location, places] = ['Tournament name', 'Location', 'Max teams'].map((label) =>
      edition.getByLabel(label),
    );
    if (!called || !location || !places) throw new Error('The form has no inputs.');
    await expect(called).toBeFocused();
    await typeInto(page, location, ' ');
    await typeInto(page, places, '0');
    await page.keyboard.press('Enter');
    await expect(places).toHaveAccessibleDescription('Max teams must be at least 1');
    await expect(location).toHaveAccessibleDescription('Location is required');
    await expectAccessible(page);
    await typeInto(page, called, name);
    await typeInto(page, location, 'Turf City, Paramus NJ');
    await typeInto(page, places, '12');
    await places.hover();
    for (const turn of [120, -240]) await page.mouse.wheel(0, turn);
    // What a wheel does is done before the frame after the next.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(places).toHaveValue('12');
    await expect(places).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(edition).toBeHidden();
    await expectMessage(page, 'Tournament updated');
    await search(page, name);
    await expect(row(page, name)).toContainText('Turf City, Paramus NJ');
  });

  await test.step('it is hidden, and shown again', async () => {
    const visibility = row(page, name).getByRole('switch', { name: /Visib/ });
    await visibility.focus();
    await page.keyboard.press('Space');
    await expect(visibility).not.toBeChecked();
    await expect(visibility, 'whoever switches one goes on from there').toBeFocused();
    await expectMessage(page, `${name} is hidden from families`, 'good');
    await pressByKeys(page, page.getByRole('button', { name: 'Undo' }));
    await expect(visibility).toBeChecked();
  });

  await test.step('it is deleted', async () => {
    await isPaidFor(page, name);
    const opener = inMenu(page, 'Delete Tournament', name);
    for (const isMeant of [false, true]) {
      const question = await openByKeys(page, opener, 'Confirm Deletion');
      await expect(question).toContainText('1 registration');
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      if (isMeant) {
        await pressByKeys(page, question.getByRole('button', { name: 'Delete', exact: true }));
        await expect(question.getByRole('alert')).toContainText('1 registration (1 paid)');
        await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
        await pressByKeys(page, question.getByRole('button', { name: 'Delete anyway' }));
      } else await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
    }
    await expectMessage(page, 'Tournament deleted');
    await expect(row(page, name)).toHaveCount(0);
  });
});

/** Somebody has registered for the tournament, and paid; the list shows it. */
async function isPaidFor(page: Page, name: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ q: name }));
  const [tournament] = await (await page.request.get(`/api/admin/tournaments?filter=${filter}`)).json();
  const { registrationId } = await aRegisteredPlayer(page, unique('Paid Up'), tournament.id);
  const payment = { data: { paymentStatus: 'paid' } };
  const paid = await page.request.put(`/api/admin/tournament-registrations/${registrationId}/payment`, payment);
  await expect(paid).toBeOK();
  await page.reload();
  await expect(row(page, name)).toHaveCount(1);
}

test('free agents are proposed with reasons, changed by hand, placed and taken back, by the keyboard alone', async ({
  page,
}) => {
  await signIn(page);
  const cup = await aTournament(page, word('Keyplace'));
  const team = word('Placekeys');
  const { id } = await onFile(page, '/api/admin/teams', { name: team, tournamentId: cup.id });
  await aRegisteredPlayer(page, word('Pia'), cup.id, { teamOption: 'existing', teamId: id });
  const agents = [word('Pola'), word('Pim')];
  for (const agent of agents) await aRegisteredPlayer(page, agent, cup.id);
  const roster = async () => (await (await page.request.get(`/api/admin/teams/${id}`)).json()).currentPlayers;

  await page.goto(`/admin/free-agents/${cup.id}`);
  const sheet = page.getByRole('region', { name: team });
  for (const agent of agents) await expect(sheet.getByRole('listitem').filter({ hasText: agent })).toBeVisible();
  await expectAccessible(page);
  const placeOf = (agent = '') => page.getByRole('combobox', { name: `Place of ${agent}` });
  for (const agent of agents) {
    await expect(placeOf(agent)).toHaveText(team);
    await chooseByKeys(page, placeOf(agent), 'Stays');
    await expect(placeOf(agent)).toHaveText('Stays a free agent');
  }
  await chooseByKeys(page, placeOf(agents[0]), team);
  await pressByKeys(page, page.getByRole('button', { name: 'Place 1 player' }));
  await expectMessage(page, 'Free agents placed', 'good');
  expect(await roster()).toBe(2);
  await pressByKeys(page, page.getByRole('button', { name: 'Undo the last placement' }));
  await expectMessage(page, 'Placement undone');
  expect(await roster()).toBe(1);
});
