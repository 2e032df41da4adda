import type { Page } from '@playwright/test';
import { winterDay } from '../sample/winter-day.ts';
import {
  aRegisteredPlayer,
  aTournament,
  choose,
  onFile,
  openBackOffice,
  search,
  signIn,
  unique,
} from './back-office.ts';
import { desktop, expect, expectMessage, test } from './journey.ts';
import { chooseByKeys, confirmByKeys, openByKeys, pressByKeys, tabTo, typeInto } from './keyboard-hands.ts';

test.use(desktop);

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const said = (page: Page, words: string) => expectMessage(page, words, 'good');
const word = (name: string) => unique(name).replaceAll(' ', '');

/** Two teams with a player each, and the game between them. */
async function aGame(page: Page) {
  const name = word('Keygame');
  const cup = await aTournament(page, name);
  const teamIds: number[] = [];
  for (const side of ['Home', 'Away']) {
    const { id } = await onFile(page, '/api/admin/teams', { name: `${side} ${name}`, tournamentId: cup.id });
    await aRegisteredPlayer(page, `${side}er${name}`, cup.id, { teamOption: 'existing', teamId: id });
    teamIds.push(id);
  }
  await onFile(page, `/api/tournaments/${cup.id}/generate-brackets`, { teamIds });
  return { cup: name, scorer: `Homeer${name}`, game: `Home ${name} vs Away ${name}` };
}

test('a tournament is created, changed, hidden and deleted by the keyboard alone', async ({ page }) => {
  await openBackOffice(page, '/admin/tournaments');
  const [first, name] = [word('Keyopen'), word('Keyclosed')];
  const creation = page.getByRole('link', { name: 'Create Tournament' });
  await creation.press('Enter');
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

  const edition = await openByKeys(page, page.getByRole('link', { name: `Edit Tournament: ${first}` }), /Edit/);
  await expect(edition.getByLabel(/^Tournament name/)).toBeFocused();
  await typeInto(page, edition.getByLabel(/^Tournament name/), name);
  await page.keyboard.press('Enter');
  await expect(edition).toBeHidden();
  await search(page, name);
  const visibility = row(page, name).getByRole('switch', { name: /Visib/ });
  await visibility.focus();
  await page.keyboard.press('Space');
  await expect(visibility).not.toBeChecked();
  await expect(visibility, 'whoever switches one goes on from there').toBeFocused();
  await said(page, `${name} is hidden from families`);
  await pressByKeys(page, page.getByRole('button', { name: 'Undo' }));
  await expect(visibility).toBeChecked();

  const deletion = page.getByRole('link', { name: `Delete Tournament: ${name}` });
  await confirmByKeys(page, deletion, 'Confirm Deletion', 'Delete');
  await expect(row(page, name)).toHaveCount(0);
});

test('a score is set, goals are named, mended and taken back, and a game is deleted by the keyboard alone', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/games');
  const { cup, scorer, game } = await aGame(page);
  await page.reload();
  await choose(page, 'Tournament', cup);
  const listed = row(page, game);
  const score = await openByKeys(page, listed.getByRole('link', { name: /^Edit Score/ }), 'Edit Game Score');
  await expect(score.getByLabel(`Home ${cup}`)).toBeFocused();
  await page.keyboard.type('2');
  await typeInto(page, score.getByLabel(`Away ${cup}`), '1');
  await page.keyboard.press('Enter');
  await expect(score).toBeHidden();
  await expect(listed).toContainText('2 - 1');

  const goals = await openByKeys(page, listed.getByRole('link', { name: /^Manage Goals/ }), 'Manage Player Goals');
  await chooseByKeys(page, goals.getByRole('combobox', { name: 'Player' }), scorer);
  await typeInto(page, goals.getByRole('textbox', { name: 'Minute', exact: true }), '7');
  await page.keyboard.press('Enter');
  await said(page, 'Goal Added');
  const minute = goals.getByRole('textbox', { name: `Minute of the goal of ${scorer}` });
  await typeInto(page, minute, '9');
  await page.keyboard.press('Enter');
  await said(page, 'Goal updated');
  await expect(minute).toHaveValue('9');
  const remove = goals.getByRole('button', { name: `Delete goal: ${scorer}, 9` });
  await confirmByKeys(page, remove, 'Delete this goal?', 'Delete');
  await expect(goals).toContainText('No goals yet.');
  await pressByKeys(page, goals.getByRole('button', { name: 'Undo' }));
  await expect(minute).toHaveValue('9');
  await confirmByKeys(page, remove, 'Delete this goal?', 'Delete');
  await expect(goals).toContainText('No goals yet.');
  await page.keyboard.press('Escape');
  await expect(goals).toBeHidden();

  await confirmByKeys(page, listed.getByRole('link', { name: /^Delete Game/ }), 'Confirm Deletion', 'Delete');
  await expect(listed).toContainText('0 - 0');
});

test('a result is entered on the day, and a game given to the other team, by the keyboard alone', async ({ page }) => {
  await signIn(page);
  const { cup } = await aGame(page);
  await page.goto('/bracket-management');
  await page.getByRole('combobox', { name: 'Tournament', exact: true }).selectOption({ label: `${cup} (Upcoming)` });
  const menu = page.getByRole('button', { name: `Actions for Home ${cup}`, exact: false });
  const open = async (action: string) => {
    await menu.press('Enter');
    return openByKeys(page, page.getByRole('menuitem', { name: action }), new RegExp(`^${action}|^Who forfeits`));
  };
  const result = await open('Enter the result');
  await expect(result.getByLabel(`Goals of Home ${cup}`)).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(result).toBeHidden();
  await said(page, 'Game Completed');

  const forfeit = await open('Forfeit');
  await expect(forfeit.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, forfeit.getByRole('radio', { name: `Home ${cup}` }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(forfeit, 'Enter on an answer gives nothing away').toBeVisible();
  await pressByKeys(page, forfeit.getByRole('button', { name: 'Forfeit' }));
  await expect(forfeit).toBeHidden();
  await said(page, 'orfeit');
});

test('free agents are placed by the keyboard alone', async ({ page }) => {
  await signIn(page);
  const cup = await aTournament(page, word('Keyplace'));
  const team = word('Placekeys');
  const { id } = await onFile(page, '/api/admin/teams', { name: team, tournamentId: cup.id });
  for (const one of ['Pia', 'Pim']) {
    await aRegisteredPlayer(page, word(one), cup.id, { teamOption: 'existing', teamId: id });
  }
  const free = word('Pola');
  await aRegisteredPlayer(page, free, cup.id);
  await page.goto(`/admin/free-agents/${cup.id}`);
  const place = page.getByRole('combobox', { name: new RegExp(free) });
  await expect(place).toHaveText(team);
  await chooseByKeys(page, place, 'Stays');
  await expect(place).toBeFocused();
  await chooseByKeys(page, place, team);
  await pressByKeys(page, page.getByRole('button', { name: /^Place 1/ }));
  await said(page, 'Free agents placed');
  await expect(page.getByRole('button', { name: 'Undo the last placement' })).toBeVisible();
});
