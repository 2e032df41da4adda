import {
  aRegisteredPlayer,
  aTournament,
  choose,
  dialog,
  onFile,
  openBackOffice,
  search,
  signIn,
  unique,
} from './back-office.ts';
import { desktop, expect, expectAccessible, expectMail, expectMessage, test } from './journey.ts';

test.use(desktop);

test('a team is added with the usual answers, found, edited and deleted', async ({ page }) => {
  const name = unique('Night Owls');
  await openBackOffice(page, '/admin/teams');
  await page.getByRole('link', { name: 'Add Team' }).click();
  const form = dialog(page, 'Create New Team');
  const tournament = form.getByLabel('Tournament', { exact: true });
  await expect(tournament).toContainText(/\w/);
  await expect(tournament, 'a tournament that is over takes no entries').not.toContainText('3V3 July Cup 2025');
  await choose(form, 'Tournament', '3V3 July Cup 2025');
  await expect(form.getByLabel('Skill Level')).toContainText('Here to Play');
  await form.getByLabel('Captain email').fill('owl');
  await form.getByRole('button', { name: 'Create Team' }).click();
  await expect(form.getByLabel('Team name')).toHaveAccessibleDescription('Team name is required');
  await expect(form.getByLabel('Captain email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expectAccessible(page);
  await form.getByLabel('Team name').fill(name);
  await form.getByLabel('Captain email').fill('');
  await form.getByRole('button', { name: 'Create Team' }).click();
  await expectMessage(page, 'Team created');

  await search(page, name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('0/5');
  await row.getByRole('link', { name: `Edit Team: ${name}` }).click();
  const edit = dialog(page, 'Edit Team');
  await choose(edit, 'Skill Level', 'Here to Cook');
  await edit.getByRole('button', { name: 'Save Team' }).click();
  await expectMessage(page, 'Team updated');
  await expect(row).toContainText('Here to Cook');

  await row.getByRole('link', { name: `Delete Team: ${name}` }).click();
  const question = dialog(page, 'Confirm Deletion');
  await expect(question).toContainText(name);
  await expect(question).toContainText('This action cannot be undone.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectMessage(page, 'Team deleted');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('a roster is filled, a player moved and taken off, and the captain assigned', async ({ page }) => {
  await signIn(page);
  const tournament = await aTournament(page, unique('Roster Cup'));
  const [first, second] = [unique('Ana Silva'), unique('Bea Costa')];
  const names = { owls: unique('Owls'), larks: unique('Larks') };
  const owls = await onFile(page, '/api/admin/teams', { name: names.owls, tournamentId: tournament.id });
  await onFile(page, '/api/admin/teams', { name: names.larks, tournamentId: tournament.id });
  await aRegisteredPlayer(page, first, tournament.id);
  await aRegisteredPlayer(page, second, tournament.id);

  await page.goto(`/admin/teams/${owls.id}/roster`);
  const roster = dialog(page, `Roster of ${names.owls}`);
  for (const player of [first, second]) {
    await roster.getByLabel('Add a player of this tournament').fill(player);
    await page.getByRole('option', { name: player }).click();
    await roster.getByRole('button', { name: 'Add to roster' }).click();
    await expect(roster.getByRole('listitem').filter({ hasText: player })).toBeVisible();
  }
  await expectAccessible(page);
  await roster.getByRole('button', { name: `Move to team: ${second}` }).click();
  await page.getByRole('menuitem', { name: names.larks }).click();
  await expect(roster.getByRole('listitem')).toHaveCount(1);

  await page.goto(`/admin/teams/${owls.id}/captain`);
  const captain = dialog(page, 'Assign Team Captain');
  await captain.getByLabel('Captain', { exact: true }).click();
  await page.getByRole('option', { name: first }).click();
  await expectAccessible(page);
  await captain.getByRole('button', { name: 'Assign Captain' }).click();
  await expectMessage(page, 'Captain assigned');
  await search(page, names.owls);
  await expect(page.getByRole('row').filter({ hasText: names.owls })).toContainText(first);

  await page.goto(`/admin/teams/${owls.id}/roster`);
  await roster.getByRole('button', { name: `Remove from team: ${first}` }).click();
  await expect(roster).toContainText('Nobody is on this roster yet.');
});

test('an invitation code is replaced, and the captain gets a mail', async ({ page }) => {
  await signIn(page);
  const tournament = await aTournament(page, unique('Mail Cup'));
  const address = `${unique('captain').replace(' ', '.')}@family.example`;
  const team = await onFile<{ readonly id: number; readonly invitationCode: string }>(page, '/api/admin/teams', {
    name: unique('Post Riders'),
    tournamentId: tournament.id,
    captainName: 'Cleo Post',
    captainEmail: address,
    captainPhone: '(201) 555-0188',
  });
  await page.goto(`/admin/teams/${team.id}`);
  const edit = dialog(page, 'Edit Team');
  await expect(edit).toContainText(team.invitationCode);
  await edit.getByRole('button', { name: 'Replace code' }).click();
  await expectMessage(page, 'Invitation code replaced');
  await expect(edit).not.toContainText(team.invitationCode);

  await page.goto(`/admin/teams/${team.id}/mail`);
  const letter = dialog(page, 'Mail the captain');
  await letter.getByLabel('Subject').fill('The turf is wet');
  await letter.getByLabel('Message').fill('Bring shoes for it.');
  await expectAccessible(page);
  await letter.getByRole('button', { name: 'Send' }).click();
  await expectMessage(page, 'Message on its way');
  await expectMail(address, 'The turf is wet');
});

test('the later of two organizers is told, and loses nothing that was typed', async ({ page }) => {
  await signIn(page);
  const tournament = await aTournament(page, unique('Conflict Cup'));
  const name = unique('Both Hands');
  const team = await onFile(page, '/api/admin/teams', { name, tournamentId: tournament.id });
  await page.goto(`/admin/teams/${team.id}`);
  const edit = dialog(page, 'Edit Team');
  await edit.getByLabel('Captain name').fill('Mine to keep');
  const theirs = await page.request.put(`/api/admin/teams/${team.id}`, { data: { skillLevel: 'Here to Cook' } });
  expect(theirs.ok()).toBe(true);
  await edit.getByRole('button', { name: 'Save Team' }).click();
  const notice = edit.getByRole('alert');
  await expect(notice).toContainText('Somebody else has changed this meanwhile');
  await expect(notice).toContainText('Skill Level: now Here to Cook');
  await expect(edit.getByLabel('Captain name')).toHaveValue('Mine to keep');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Save mine' }).click();
  await expectMessage(page, 'Team updated');
  const saved = await (await page.request.get(`/api/admin/teams/${team.id}`)).json();
  expect(saved).toMatchObject({ captainName: 'Mine to keep', skillLevel: 'Here to Play' });
});

test('teams are entered one after the other: the tournament and the skill level stay', async ({ page }) => {
  await signIn(page);
  const cup = unique('Row Cup');
  await aTournament(page, cup, { isDividedByAge: true });
  const [first, second] = [unique('First of Row'), unique('Second of Row')];
  await page.goto('/admin/teams/create');
  const form = dialog(page, 'Create New Team');
  await choose(form, 'Tournament', cup);
  await choose(form, 'Skill Level', 'Here to Cook');
  await choose(form, 'Age bracket', 'U10-U12');
  await form.getByLabel('Team name').fill(first);
  await form.getByRole('button', { name: 'Save and add another' }).click();
  await expectMessage(page, 'Team created');
  const name = form.getByLabel('Team name');
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  await expectAccessible(page);
  await expect(form.getByLabel('Tournament', { exact: true })).toContainText(cup);
  await name.fill(second);
  await form.getByRole('button', { name: 'Create Team' }).click();
  await expect(form).toBeHidden();
  for (const team of [first, second]) {
    await search(page, team);
    await expect(page.getByRole('row').filter({ hasText: team })).toContainText('Here to Cook');
  }
});
