import type { Page } from '@playwright/test';
import { aRegisteredPlayer, aTournament, choose, onFile, openBackOffice, search, unique } from './back-office.ts';
import { desktop, expect, test } from './journey.ts';
import { expectKeyboardDialog } from './keyboard-hands.ts';

test.use(desktop);

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('every dialog of the teams takes the keyboard in, keeps it, and gives it back', async ({ page }) => {
  test.setTimeout(600_000);
  await openBackOffice(page);
  const cup = await aTournament(page, unique('Tab Cup'));
  const name = unique('Tab Rovers');
  const team = await onFile(page, '/api/admin/teams', { name, tournamentId: cup.id });
  await aRegisteredPlayer(page, unique('Tab Player'), cup.id, { teamOption: 'existing', teamId: team.id });
  await search(page, name);
  await expect(row(page, name)).toHaveCount(1);
  await expectKeyboardDialog(page, page.getByRole('link', { name: 'Add Team' }), 'Create New Team');
  await expectKeyboardDialog(page, page.getByRole('link', { name, exact: true }), 'Edit Team');
  const dialogs = {
    'Edit Team': 'Edit Team',
    Roster: `Roster of ${name}`,
    'Assign Captain': 'Assign Team Captain',
    'Mail the captain': 'Mail the captain',
    'Delete Team': 'Confirm Deletion',
  };
  for (const [action, title] of Object.entries(dialogs)) {
    await expectKeyboardDialog(page, page.getByRole('link', { name: `${action}: ${name}` }), title);
  }
  await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
  await expectKeyboardDialog(page, page.getByRole('button', { name: 'Delete', exact: true }), 'Confirm Deletion');
  await expectKeyboardDialog(page, page.getByRole('button', { name: 'Delete Test Data' }), 'Delete All Test Data');
});

test('every dialog of the players and of the registrations takes the keyboard in, keeps it, and gives it back', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await openBackOffice(page, '/admin/players');
  const cupName = unique('Round Cup');
  const cup = await aTournament(page, cupName);
  const { name } = await aRegisteredPlayer(page, unique('Round Player'), cup.id);
  await search(page, name);
  await expect(row(page, name)).toHaveCount(1);
  await expectKeyboardDialog(page, page.getByRole('link', { name: 'Add Player' }), 'Create New Player');
  const dialogs = {
    'Edit Player': 'Edit Player',
    'Confirm Payment': 'Confirm Payment',
    Registrations: `Registrations of ${name}`,
    'Delete Player': 'Confirm Deletion',
  };
  for (const [action, title] of Object.entries(dialogs)) {
    await expectKeyboardDialog(page, page.getByRole('link', { name: `${action}: ${name}` }), title);
  }
  await page.goto('/admin/tournament-registrations');
  await page.getByRole('combobox').filter({ hasText: 'All Tournaments' }).click();
  await page.getByRole('option', { name: cupName }).click();
  await expect(row(page, name)).toHaveCount(1);
  await expectKeyboardDialog(page, page.getByRole('link', { name: 'Add Registration' }), 'Add Registration');
  const deletion = page.getByRole('link', { name: `Delete Registration: ${name}` });
  await expectKeyboardDialog(page, deletion, 'Confirm Deletion');
});

test('every dialog of the tournaments, games and messages takes the keyboard in, keeps it, and gives it back', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await openBackOffice(page, '/admin/tournaments');
  const name = unique('Focus Cup');
  const cup = await aTournament(page, name);
  const teamIds: number[] = [];
  for (const side of ['Home', 'Away']) {
    const { id } = await onFile(page, '/api/admin/teams', { name: `${side} ${name}`, tournamentId: cup.id });
    teamIds.push(id);
  }
  await onFile(page, `/api/tournaments/${cup.id}/generate-brackets`, { teamIds });
  await search(page, name);
  await expect(row(page, name)).toHaveCount(1);
  await expectKeyboardDialog(page, page.getByRole('link', { name: `Edit Tournament: ${name}` }), 'Edit Tournament');
  const deletion = page.getByRole('link', { name: `Delete Tournament: ${name}` });
  await expectKeyboardDialog(page, deletion, 'Confirm Deletion');

  await page.goto('/admin/games');
  await choose(page, 'Tournament', name);
  const game = row(page, `Home ${name} vs Away ${name}`);
  await expect(game).toHaveCount(1);
  await expectKeyboardDialog(page, game.getByRole('link', { name: /^Edit Score/ }), 'Edit Game Score');
  await expectKeyboardDialog(page, game.getByRole('link', { name: /^Manage Goals/ }), 'Manage Player Goals');
  await expectKeyboardDialog(page, game.getByRole('link', { name: /^Delete Game/ }), 'Confirm Deletion');

  const address = `${unique('tab').replace(' ', '.')}@family.example`;
  const interest = { name: 'Tabea Park', sex: 'Female', age: 9, email: address, phone: '(201) 555-0177' };
  await onFile(page, '/api/pre-registrations', interest);
  await page.goto('/admin/messages');
  await search(page, address);
  await expectKeyboardDialog(page, row(page, address).getByRole('link', { name: /^Read/ }), /./);
});

test('the questions of a saved query take the keyboard in, keep it, and give it back', async ({ page }) => {
  await openBackOffice(page);
  const menu = page.getByRole('button', { name: 'Saved queries' });
  for (const key of ['Escape', 'Enter']) {
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Save current query…' })).toBeFocused();
    await page.keyboard.press(key);
    if (key === 'Escape') await expect(menu).toBeFocused();
  }
  const question = page.getByRole('dialog');
  await expect(question.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(menu).toBeFocused();
});

test('the focus comes back to the row although its list was read anew meanwhile', async ({ page }) => {
  await openBackOffice(page, '/admin/tournaments');
  const name = unique('Anew Cup');
  await aTournament(page, name);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const opener = page.getByRole('link', { name: `Edit Tournament: ${name}` });
  await expect(opener).toBeVisible();
  const before = await opener.elementHandle();
  // The list is asked for once more as soon as the typing rests, which takes its rows away and brings them again.
  await search(page, name);
  await opener.press('Enter');
  await expect.poll(() => before?.evaluate((link) => link.isConnected)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
