import type { Page } from '@playwright/test';
import { aRegisteredPlayer, aTournament, onFile, openBackOffice, search, unique } from './back-office.ts';
import { desktop, expect, expectMessage, test } from './journey.ts';
import { chooseByKeys, confirmByKeys, openByKeys, pressByKeys, tabTo, typeInto } from './keyboard-hands.ts';

test.use(desktop);

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const action = (page: Page, name: string, of: string) => page.getByRole('link', { name: `${name}: ${of}` });
const said = (page: Page, words: string) => expectMessage(page, words, 'good');

/** A word that a select finds by its letters: without a blank, which would choose. */
const word = (name: string) => unique(name).replaceAll(' ', '');

test('a team is made, changed, led, written to and deleted by the keyboard alone', async ({ page }) => {
  await openBackOffice(page);
  const cupName = word('Keycup');
  await aTournament(page, cupName);
  const [first, name] = [word('Keyrovers'), word('Keyunited')];

  const creation = await openByKeys(page, page.getByRole('link', { name: 'Add Team' }), 'Create New Team');
  await expect(creation.getByLabel('Team name')).toBeFocused();
  await page.keyboard.type(first);
  await chooseByKeys(page, creation.getByRole('combobox', { name: 'Tournament' }), cupName);
  await typeInto(page, creation.getByLabel('Captain name'), 'Cleo Key');
  await typeInto(page, creation.getByLabel('Captain email'), `${first}@family.example`.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(creation).toBeHidden();
  await search(page, first);
  await expect(row(page, first)).toContainText(cupName);

  const edition = await openByKeys(page, page.getByRole('link', { name: first, exact: true }), 'Edit Team');
  await expect(edition.getByLabel('Team name')).toBeFocused();
  await typeInto(page, edition.getByLabel('Team name'), name);
  await page.keyboard.press('Enter');
  await expect(edition).toBeHidden();
  await search(page, name);
  await expect(row(page, name)).toHaveCount(1);

  const letter = await openByKeys(page, action(page, 'Mail the captain', name), 'Mail the captain');
  await page.keyboard.type('Kick-off');
  await typeInto(page, letter.getByRole('textbox', { name: 'Message' }), 'Be there at six.');
  await pressByKeys(page, letter.getByRole('button', { name: 'Send' }));
  await expect(letter).toBeHidden();
  await said(page, 'Message on its way');

  await confirmByKeys(page, action(page, 'Delete Team', name), 'Confirm Deletion', 'Delete');
  await expect(row(page, name)).toHaveCount(0);
});

test('a roster is filled, led, moved and left by the keyboard alone', async ({ page }) => {
  await openBackOffice(page);
  const cupName = word('Rostercup');
  const cup = await aTournament(page, cupName);
  const [home, away] = [word('Homekeys'), word('Awaykeys')];
  const { id } = await onFile(page, '/api/admin/teams', { name: home, tournamentId: cup.id });
  await onFile(page, '/api/admin/teams', { name: away, tournamentId: cup.id });
  const [one, other, free] = [word('Ona'), word('Otto'), word('Freya')];
  for (const player of [one, other]) {
    await aRegisteredPlayer(page, player, cup.id, { teamOption: 'existing', teamId: id });
  }
  await aRegisteredPlayer(page, free, cup.id);
  await search(page, home);
  await expect(row(page, home)).toHaveCount(1);

  const roster = await openByKeys(page, action(page, 'Roster', home), `Roster of ${home}`);
  const addition = roster.getByRole('combobox', { name: 'Add a player of this tournament' });
  await tabTo(page, addition);
  await page.keyboard.type(free);
  await expect(page.getByRole('option')).toHaveText([new RegExp(free)]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(addition).toHaveValue(new RegExp(free));
  await page.keyboard.press('Enter');
  await said(page, `${free} is on the roster`);
  await pressByKeys(page, roster.getByRole('button', { name: `Remove from team: ${free}` }));
  await said(page, `${free} is a free agent now`);
  await expect(roster.getByRole('button', { name: `Remove from team: ${free}` })).toHaveCount(0);
  await pressByKeys(page, roster.getByRole('button', { name: `Move to team: ${other}` }));
  await expect(page.getByRole('menuitem', { name: away })).toBeFocused();
  await page.keyboard.press('Enter');
  await said(page, `${other} has moved`);
  await expect(roster.getByRole('listitem').filter({ hasText: other })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(roster).toBeHidden();

  const captaincy = await openByKeys(page, action(page, 'Assign Captain', home), 'Assign Team Captain');
  await chooseByKeys(page, captaincy.getByRole('combobox', { name: 'Captain' }), one);
  await pressByKeys(page, captaincy.getByRole('button', { name: 'Assign Captain' }));
  await expect(captaincy).toBeHidden();
  await expect(row(page, home)).toContainText(one);
});

test('what has the focus goes away in a dialog: the dialog has it at once, and Escape leaves it', async ({ page }) => {
  await openBackOffice(page);
  const cup = await aTournament(page, word('Focuscup'));
  const [team, player] = [word('Focuskeys'), word('Fia')];
  const { id } = await onFile(page, '/api/admin/teams', { name: team, tournamentId: cup.id });
  await aRegisteredPlayer(page, player, cup.id, { teamOption: 'existing', teamId: id });
  await search(page, team);
  await expect(row(page, team)).toHaveCount(1);
  const roster = await openByKeys(page, action(page, 'Roster', team), `Roster of ${team}`);
  const removal = roster.getByRole('button', { name: `Remove from team: ${player}` });
  await tabTo(page, removal);
  const whereFocusWent = await roster.evaluateHandle((dialog) => {
    const places: boolean[] = [];
    const look = () => places.push(dialog.contains(document.activeElement));
    new MutationObserver(look).observe(dialog, { subtree: true, childList: true });
    return places;
  });
  await page.keyboard.press('Enter');
  await expect(removal).toHaveCount(0);
  expect(await whereFocusWent.jsonValue(), 'the focus has a place at every moment').not.toContain(false);
  await page.keyboard.press('Escape');
  await expect(roster).toBeHidden();
});

test('several teams are deleted at once, and test data, by the keyboard alone', async ({ page }) => {
  await openBackOffice(page);
  const cupName = word('Bulkcup');
  const cup = await aTournament(page, cupName);
  const name = word('Bulk');
  for (const side of ['One', 'Two']) {
    await onFile(page, '/api/admin/teams', { name: `${name} ${side}`, tournamentId: cup.id });
  }
  await search(page, name);
  await expect(row(page, name)).toHaveCount(2);
  for (const side of ['One', 'Two']) {
    await page.getByRole('checkbox', { name: `Select ${name} ${side}` }).focus();
    await page.keyboard.press('Space');
  }
  const button = page.getByRole('button', { name: 'Delete', exact: true });
  await confirmByKeys(page, button, 'Confirm Deletion', 'Delete');
  await expect(row(page, name)).toHaveCount(0);

  let asked = 0;
  await page.route('**/api/admin/delete-test-data', (route) => {
    asked += 1;
    return route.fulfill({ json: { tournaments: 1, teams: 2, players: 3 } });
  });
  const sweep = page.locator('header').getByRole('button', { name: 'Delete Test Data' });
  await confirmByKeys(page, sweep, 'Delete All Test Data', 'Delete Test Data');
  await said(page, '1 tournaments, 2 teams and 3 players');
  expect(asked).toBe(1);
});
