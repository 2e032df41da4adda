import type { Locator } from '@playwright/test';
import {
  action,
  aRegisteredPlayer,
  aTournament,
  dialog,
  inMenu,
  onFile,
  openBackOffice,
  row,
  search,
  signIn,
  unique,
  word,
} from './back-office.ts';
import { desktop, expect, expectAccessible, expectMail, expectMessage, test } from './journey.ts';
import { chooseByKeys, confirmByKeys, openByKeys, pressByKeys, tabTo, typeInto } from './keyboard-hands.ts';

test.use(desktop);

test('teams are added one after the other, found, changed, written to and deleted by the keyboard alone', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/teams');
  const cup = word('Keycup');
  // Organizers enter teams of a tournament that is over, too.
  await aTournament(page, cup, { date: '2025-03-14', isDividedByAge: true });
  const [first, second, name] = [word('Keyrovers'), word('Keyrangers'), word('Keyunited')];
  const captain = `${second}@family.example`.toLowerCase();

  await test.step('what is wrong stands under its input', async () => {
    const creation = await openByKeys(page, page.getByRole('link', { name: 'Add Team' }), 'Create New Team');
    await expect(creation.getByLabel('Team name')).toBeFocused();
    const tournament = creation.getByRole('combobox', { name: 'Tournament' });
    await expect(tournament, 'nothing is chosen beforehand').not.toContainText(/\w/);
    await expect(creation.getByLabel('Skill Level')).toContainText('Here to Play');
    await typeInto(page, creation.getByLabel('Captain email'), 'owl');
    await page.keyboard.press('Enter');
    await expect(creation.getByLabel('Team name')).toHaveAccessibleDescription('Team name is required');
    await expect(creation.getByLabel('Captain email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expectAccessible(page);
  });

  await test.step('the tournament, the skill level and the bracket stay for the next one', async () => {
    const creation = dialog(page, 'Create New Team');
    await typeInto(page, creation.getByLabel('Captain email'), `${first}@family.example`.toLowerCase());
    await typeInto(page, creation.getByLabel('Team name'), first);
    await chooseByKeys(page, creation.getByRole('combobox', { name: 'Tournament' }), cup);
    const skill = creation.getByRole('combobox', { name: 'Skill Level' });
    await tabTo(page, skill);
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(skill).toHaveText('Here to Cook');
    const bracket = creation.getByRole('combobox', { name: 'Age bracket' });
    await chooseByKeys(page, bracket, 'U10-U12');
    await pressByKeys(page, creation.getByRole('button', { name: 'Save and add another' }));
    await expectMessage(page, 'Team created');
    await expect(creation.getByLabel('Team name')).toHaveValue('');
    await expect(creation.getByLabel('Team name')).toBeFocused();
    await expect(creation.getByRole('combobox', { name: 'Tournament' })).toContainText(cup);
    await expect(skill).toHaveText('Here to Cook');
    await expect(bracket).toHaveText('U10-U12');
    await page.keyboard.type(second);
    await typeInto(page, creation.getByLabel('Captain name'), 'Cleo Key');
    await typeInto(page, creation.getByLabel('Captain email'), captain);
    await page.keyboard.press('Enter');
    await expect(creation).toBeHidden();
    await search(page, first);
    await expect(row(page, first)).toContainText('0/5');
    await search(page, second);
    for (const words of [cup, '0/5', 'Here to Cook']) await expect(row(page, second)).toContainText(words);
  });

  await test.step('it takes another code and another name', async () => {
    const edition = await openByKeys(page, page.getByRole('link', { name: second, exact: true }), 'Edit Team');
    await expect(edition.getByLabel('Team name')).toBeFocused();
    const filter = encodeURIComponent(JSON.stringify({ q: second }));
    const [team] = await (await page.request.get(`/api/admin/teams?filter=${filter}`)).json();
    await expect(edition).toContainText(team.invitationCode);
    await pressByKeys(page, edition.getByRole('button', { name: 'Replace code' }));
    await expectMessage(page, 'Invitation code replaced');
    await expect(edition).not.toContainText(team.invitationCode);
    await typeInto(page, edition.getByLabel('Team name'), name);
    await page.keyboard.press('Enter');
    await expect(edition).toBeHidden();
    await expectMessage(page, 'Team updated');
    await search(page, name);
    await expect(row(page, name)).toHaveCount(1);
  });

  await test.step('its captain gets a letter', async () => {
    const letter = await openByKeys(page, inMenu(page, 'Mail the captain', name), 'Mail the captain');
    await page.keyboard.type('Kick-off');
    await typeInto(page, letter.getByRole('textbox', { name: 'Message' }), 'Be there at six.');
    await pressByKeys(page, letter.getByRole('button', { name: 'Send' }));
    await expect(letter).toBeHidden();
    await expectMessage(page, 'Message on its way', 'good');
    await expectMail(captain, 'Kick-off');
  });

  const warning = [name, 'This action cannot be undone.'];
  await confirmByKeys(page, inMenu(page, 'Delete Team', name), 'Confirm Deletion', 'Delete', warning);
  await expectMessage(page, 'Team deleted');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('a roster is filled, led, moved and left by the keyboard alone', async ({ page }) => {
  await openBackOffice(page, '/admin/teams');
  const cup = await aTournament(page, word('Rostercup'));
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
  const on = (player: string) => roster.getByRole('listitem').filter({ hasText: player });
  const addition = roster.getByRole('combobox', { name: 'Add a player of this tournament' });
  await tabTo(page, addition);
  await page.keyboard.type(free);
  await expect(page.getByRole('option')).toHaveText([new RegExp(free)]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(addition).toHaveValue(new RegExp(free));
  await page.keyboard.press('Enter');
  await expectMessage(page, `${free} is on the roster`, 'good');
  await expect(on(free)).toBeVisible();

  const removal = (player: string) => roster.getByRole('button', { name: `Remove from team: ${player}` });
  await pressByKeys(page, removal(free));
  await expectMessage(page, `${free} is a free agent now`, 'good');
  await expect(removal(free)).toHaveCount(0);
  await pressByKeys(page, roster.getByRole('button', { name: `Move to team: ${other}` }));
  await expect(page.getByRole('menuitem', { name: away })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectMessage(page, `${other} has moved`, 'good');
  await expect(on(other)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(roster).toBeHidden();

  const captaincy = await openByKeys(page, inMenu(page, 'Assign Captain', home), 'Assign Team Captain');
  await chooseByKeys(page, captaincy.getByRole('combobox', { name: 'Captain' }), one);
  await pressByKeys(page, captaincy.getByRole('button', { name: 'Assign Captain' }));
  await expect(captaincy).toBeHidden();
  await expectMessage(page, 'Captain assigned');
  await expect(row(page, home)).toContainText(one);

  await openByKeys(page, action(page, 'Roster', home), `Roster of ${home}`);
  await tabTo(page, removal(one));
  const focusWent = await focusWatched(roster);
  await page.keyboard.press('Enter');
  await expect(roster).toContainText('Nobody is on this roster yet.');
  const places = await focusWent.jsonValue();
  expect(places.length).toBeGreaterThan(0);
  expect(places, 'what had the focus is gone: the dialog has it at every moment').not.toContain(false);
  await page.keyboard.press('Escape');
  await expect(roster).toBeHidden();
});

/** Whether the focus is in the dialog, noted whenever something in it changes. */
function focusWatched(dialog: Locator) {
  return dialog.evaluateHandle((dialog) => {
    const places: boolean[] = [];
    const look = () => places.push(dialog.contains(document.activeElement));
    new MutationObserver(look).observe(dialog, { subtree: true, childList: true });
    return places;
  });
}

test('the later of two organizers chooses of what both have changed, and takes nothing else back', async ({ page }) => {
  await signIn(page);
  const tournament = await aTournament(page, unique('Conflict Cup'));
  const name = unique('Both Hands');
  const team = await onFile(page, '/api/admin/teams', { name, tournamentId: tournament.id });
  await page.goto(`/admin/teams/${team.id}`);
  const edit = dialog(page, 'Edit Team');
  await edit.getByLabel('Captain name').fill('Mine to keep');
  const theirs = await page.request.put(`/api/admin/teams/${team.id}`, {
    data: { skillLevel: 'Here to Cook', captainName: 'Theirs' },
  });
  expect(theirs.ok()).toBe(true);
  await edit.getByRole('button', { name: 'Save Team' }).click();
  const notice = edit.getByRole('alert');
  await expect(notice).toContainText('Somebody else has changed this meanwhile');
  await expect(notice).toBeInViewport();
  await notice.getByLabel('Theirs: Theirs').check();
  await expect(edit.getByRole('textbox', { name: 'Captain name' })).toHaveValue('Theirs');
  await notice.getByLabel('Yours: Mine to keep').check();
  await expect(edit.getByRole('textbox', { name: 'Captain name' })).toHaveValue('Mine to keep');
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save Team' }).click();
  await expectMessage(page, 'Team updated');
  const saved = await (await page.request.get(`/api/admin/teams/${team.id}`)).json();
  expect(saved).toMatchObject({ captainName: 'Mine to keep', skillLevel: 'Here to Cook' });
});
