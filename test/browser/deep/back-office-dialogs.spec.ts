import type { Page } from '@playwright/test';
import {
  action,
  aDrawnTournament,
  aRegisteredPlayer,
  aTournament,
  choose,
  holdBack,
  inMenu,
  onFile,
  openBackOffice,
  row,
  search,
  unique,
} from '../back-office.ts';
import { desktop, expect, test } from '../journey.ts';
import { expectKeyboardDialog } from '../keyboard-hands.ts';

test.use(desktop);

test('every dialog of teams, players and registrations takes the keyboard in, keeps it, and gives it back', async ({
  page,
}) => {
  await openBackOffice(page);
  const cup = unique('Tab Cup');
  const { id } = await aTournament(page, cup);
  const name = unique('Tab Rovers');
  const team = await onFile(page, '/api/admin/teams', { name, tournamentId: id });
  const player = await aRegisteredPlayer(page, unique('Tab Player'), id, { teamOption: 'existing', teamId: team.id });

  await test.step('teams', async () => {
    await search(page, name);
    await expect(row(page, name)).toHaveCount(1);
    await expectKeyboardDialog(page, page.getByRole('link', { name: 'Add Team' }), 'Create New Team');
    await expectKeyboardDialog(page, page.getByRole('link', { name, exact: true }), 'Edit Team');
    await expectKeyboardActions(page, name, {
      'Edit Team': 'Edit Team',
      Roster: `Roster of ${name}`,
      'Assign Captain': 'Assign Team Captain',
      'Mail the captain': 'Mail the captain',
      'Delete Team': 'Confirm Deletion',
    });
    await page.getByRole('checkbox', { name: `Select ${name}` }).press('Space');
    await expectKeyboardDialog(page, page.getByRole('button', { name: 'Delete', exact: true }), 'Confirm Deletion');
    await expectKeyboardDialog(page, page.getByRole('button', { name: 'Delete Test Data' }), 'Delete All Test Data');
  });

  await test.step('players', async () => {
    await page.goto('/admin/players');
    await search(page, player.name);
    await expect(row(page, player.name)).toHaveCount(1);
    await expectKeyboardDialog(page, page.getByRole('link', { name: 'Add Player' }), 'Create New Player');
    await expectKeyboardActions(page, player.name, {
      'Edit Player': 'Edit Player',
      'Confirm Payment': 'Confirm Payment',
      Registrations: `Registrations of ${player.name}`,
      'Delete Player': 'Confirm Deletion',
    });
  });

  await test.step('registrations', async () => {
    await page.goto('/admin/tournament-registrations');
    await page.getByRole('main').getByRole('combobox').filter({ hasText: 'All Tournaments' }).click();
    await page.getByRole('option', { name: cup }).click();
    await expect(row(page, player.name)).toHaveCount(1);
    await expectKeyboardDialog(page, page.getByRole('link', { name: 'Add Registration' }), 'Add Registration');
    await expectKeyboardActions(page, player.name, { 'Delete Registration': 'Confirm Deletion' });
  });
});

test('every dialog of tournaments, games, messages and saved queries takes the keyboard in, keeps it, and gives it back', async ({
  page,
}) => {
  await openBackOffice(page, '/admin/tournaments');
  const cup = unique('Focus Cup');
  await aDrawnTournament(page, cup);
  const address = `${unique('tab').replace(' ', '.')}@family.example`;
  const interest = { name: 'Tab Curious', sex: 'Female', age: 9, email: address, phone: '201-555-0177' };
  await onFile(page, '/api/pre-registrations', interest);

  await test.step('the focus comes back to the row although its list was read anew meanwhile, and came late', async () => {
    await search(page, cup.slice(0, -1));
    const opener = action(page, 'Edit Tournament', cup);
    await expect(opener).toBeVisible();
    const before = await opener.elementHandle();
    // The list is asked for once more as soon as the typing rests, which takes its rows away and brings them again.
    const letGo = await holdBack(page, /\/tournaments\?.*filter=/);
    await page.getByRole('searchbox', { name: 'Search' }).fill(cup);
    await opener.press('Enter');
    await expect.poll(() => before?.evaluate((link) => link.isConnected)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letGo();
    await expect(opener).toBeFocused();
  });

  await test.step('tournaments', async () => {
    await expect(row(page, cup)).toHaveCount(1);
    await expectKeyboardActions(page, cup, {
      'Edit Tournament': 'Edit Tournament',
      'Delete Tournament': 'Confirm Deletion',
    });
  });

  await test.step('saved queries', async () => {
    const opener = page.getByRole('button', { name: 'Saved queries' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Saved queries' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('games', async () => {
    await page.goto('/admin/games');
    await choose(page, 'Tournament', cup);
    const versus = `Reds ${cup} vs Blues ${cup}`;
    const game = row(page, versus);
    await expect(game).toHaveCount(1);
    await expectKeyboardDialog(page, game.getByRole('link', { name: /^Edit Score/ }), 'Edit Game Score');
    await expectKeyboardDialog(page, inMenu(page, 'Manage Goals', versus), 'Manage Player Goals');
    await expectKeyboardDialog(page, inMenu(page, 'Delete Game', versus), 'Confirm Deletion');
  });

  await test.step('messages', async () => {
    await page.goto('/admin/messages');
    await search(page, address);
    await expectKeyboardDialog(page, row(page, address).getByRole('link', { name: /^Read/ }), /./);
  });
});

/** The same of dialogs that are opened from the row of a record or its menu, titled so. */
async function expectKeyboardActions(page: Page, of: string, dialogs: Readonly<Record<string, string>>) {
  for (const [name, title] of Object.entries(dialogs)) {
    const first = action(page, name, of);
    await expectKeyboardDialog(page, (await first.count()) > 0 ? first : inMenu(page, name, of), title);
  }
}
