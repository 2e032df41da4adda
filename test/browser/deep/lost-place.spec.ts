import type { Page } from '@playwright/test';
import { unique } from '../back-office.ts';
import { test } from '../cup-of-today.ts';
import { enterTeam, fillPlaces } from '../entered.ts';
import { expect, expectAccessible, expectMessage } from '../journey.ts';
import { picture } from '../picture.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept } from '../registration-steps.ts';

const nextYear = `${new Date().getFullYear() + 1}-03-14`;

/** A tournament with a place for one team. */
const small = { teams: {}, sheet: { maxTeams: 1, date: nextYear } };

const ways = (page: Page) => page.getByRole('region', { name: 'How would you like to go on?' });
const goOn = (page: Page, way: string) => ways(page).getByRole('button', { name: way }).click();

// That what was typed stands in the forms of the other two ways is told beside them (public-web/registration/ways-on).
test('the last place is lost while a captain types: one press puts the team on the waiting list', async ({
  page,
  ownCup,
}) => {
  const tournament = await ownCup('Small Cup', small);
  await openForm(page, 'Create a team', 'Create Your Team');
  await page.getByLabel('Team Name').fill(unique('Slow Sloths'));
  await page.getByRole('radio', { name: new RegExp(`${tournament.name}.*1 place left`) }).check();
  await fillPlayer(page, aRegistrant());
  await payAndAccept(page);
  await enterTeam(page.request, unique('Quick Quails'), aRegistrant(), { tournamentId: tournament.id });
  const create = page.getByRole('button', { name: 'Create Team & Generate Invitations' });
  await create.click();
  await expectMessage(page, 'no place for a team is left', 'alarm');
  await expect(ways(page).getByRole('button')).toHaveText([
    'Put the team on the waiting list',
    'Register alone instead',
    'Tell me when the next tournament opens',
  ]);
  await expect(ways(page).getByRole('button').last()).toBeInViewport();
  await expectAccessible(page);
  await picture(page, 'a place lost while typing');

  await goOn(page, 'Put the team on the waiting list');
  await expectMessage(page, 'waits for a place: the tournament is full', 'good');
  await expect(page.getByRole('dialog', { name: /waiting list/i })).toBeVisible();

  await test.step('whoever chooses a full tournament waits without being asked', async () => {
    await openForm(page, 'Create a team', 'Create Your Team');
    await page.getByLabel('Team Name').fill(unique('Patient Pandas'));
    await page.getByRole('radio', { name: new RegExp(`${tournament.name}.*Full: waiting list`) }).check();
    await fillPlayer(page, aRegistrant());
    await payAndAccept(page);
    await create.click();
    await expect(page.getByRole('dialog', { name: /waiting list/i })).toBeVisible();
  });
});

test('under an invitation whose team fills up a player goes on alone, and a returning one reads where teams wait', async ({
  page,
  ownCup,
}) => {
  const tournament = await ownCup('Small Cup', small);
  const team = await enterTeam(page.request, unique('Full Ferrets'), aRegistrant(), { tournamentId: tournament.id });
  const player = aRegistrant();
  await page.goto(`/invite/${team.invitationCode}`);
  await fillPlayer(page, player);
  await payAndAccept(page);
  await fillPlaces(page.request, team.invitationCode, 4);
  await page.getByRole('button', { name: /^Join / }).click();
  await expectMessage(page, 'This team is full', 'alarm');
  await expect(ways(page).getByRole('button')).toHaveCount(2);
  await goOn(page, 'Register alone instead');
  await expect(page.getByLabel('Full Name')).toHaveValue(player.name);
  await expect(page.getByRole('radio', { name: new RegExp(tournament.name) })).toBeChecked();
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByRole('dialog')).toContainText(player.name);

  const other = await ownCup('Small Cup', small);
  await enterTeam(page.request, unique('Quick Quails'), aRegistrant(), { tournamentId: other.id });
  await openForm(page, 'Find my record', 'Returning Player Registration');
  const find = page.getByRole('form', { name: 'Find an earlier registration' });
  await find.getByLabel('Player Name').fill(player.name);
  await find.getByLabel('Phone Number').fill(player.phone);
  await find.getByRole('button', { name: 'Find my record' }).click();
  await expect(page.getByRole('radio', { name: new RegExp(`${other.name}.*Full: waiting list`) })).toBeVisible();
  await page.getByRole('radio', { name: /Individual player/ }).check();
  await expect(page.getByRole('radio', { name: new RegExp(`${other.name}.*Full: waiting list`) })).toBeHidden();
});
