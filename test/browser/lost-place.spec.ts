import type { Page } from '@playwright/test';
import { aTournament, signIn, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, test } from './journey.ts';
import { picture } from './picture.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept, type Registrant } from './registration-steps.ts';

test.describe.configure({ mode: 'serial' });

let office: Page;

test.beforeAll(async ({ browser }) => {
  const baseURL = process.env.PRODUCT_URL ?? '';
  office = await (await browser.newContext({ ...desktop, baseURL })).newPage();
  await signIn(office);
});
test.afterAll(() => office.close());

const answers = ({ name, email, phone, birthYear }: Registrant) => ({
  ...{ birthYear: Number(birthYear), currentClub: 'None', skillLevel: 'Here to Play' },
  ...{ paymentMethod: 'at_event', termsAccepted: true },
  ...{ name, email, phone },
});

/** Another family takes the last place while somebody types. */
async function takeLastPlace(page: Page, tournamentId: number): Promise<void> {
  const { name, email, phone, ...captain } = answers(aRegistrant());
  const body = { ...captain, tournamentId, captainName: name, captainEmail: email, captainPhone: phone };
  const sent = await page.request.post('/api/teams', { data: { ...body, name: unique('Quick Quails') } });
  expect(sent.status()).toBe(201);
}

/** Fills in the form of a team for the tournament, whose one place is lost meanwhile, and sends it. */
async function loseThePlace(page: Page, tournament: { id: number; name: string }, captain: Registrant): Promise<void> {
  await openForm(page, 'Create a team', 'Create Your Team');
  await page.getByLabel('Team Name').fill(unique('Slow Sloths'));
  const choice = page.getByRole('radio', { name: new RegExp(`${tournament.name}.*1 place left`) });
  await choice.check();
  await fillPlayer(page, captain);
  await payAndAccept(page);
  await takeLastPlace(page, tournament.id);
  await page.getByRole('button', { name: 'Create Team & Generate Invitations' }).click();
  await expectMessage(page, 'no place for a team is left', 'alarm');
}

const ways = (page: Page) => page.getByRole('region', { name: 'How would you like to go on?' });

async function smallTournament(): Promise<{ id: number; name: string }> {
  const name = unique('Small Cup');
  const { id } = await aTournament(office, name, { maxTeams: 1, visible: true });
  return { id, name };
}

test('the last place is lost while a captain types: one press puts the team on the waiting list', async ({ page }) => {
  const tournament = await smallTournament();
  await loseThePlace(page, tournament, aRegistrant());
  await expect(ways(page).getByRole('button')).toHaveText([
    'Put the team on the waiting list',
    'Register alone instead',
    'Tell me when the next tournament opens',
  ]);
  await expect(ways(page).getByRole('button').last()).toBeInViewport();
  await expectAccessible(page);
  await picture(page, 'a place lost while typing');
  await ways(page).getByRole('button', { name: 'Put the team on the waiting list' }).click();
  await expectMessage(page, 'waits for a place: the tournament is full', 'good');
  await expect(page.getByRole('dialog', { name: /waiting list/i })).toBeVisible();
});

test('instead they register alone, with all that was typed in the next form', async ({ page }) => {
  const tournament = await smallTournament();
  const captain = aRegistrant();
  await loseThePlace(page, tournament, captain);
  await ways(page).getByRole('button', { name: 'Register alone instead' }).click();
  await expect(page.getByRole('heading', { name: 'Individual Player Registration' })).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue(captain.name);
  await expect(page.getByRole('radio', { name: new RegExp(tournament.name) })).toBeChecked();
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByRole('dialog')).toContainText(captain.name);
});

test('or they are told of the next one, and whoever chose a full tournament waits without being asked', async ({
  page,
}) => {
  const tournament = await smallTournament();
  const captain = aRegistrant();
  await loseThePlace(page, tournament, captain);
  await ways(page).getByRole('button', { name: 'Tell me when the next tournament opens' }).click();
  await expect(page.getByRole('heading', { name: 'Pre-Register Interest' })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(captain.name);
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('14');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(captain.email);
  await page.getByRole('radio', { name: 'Female' }).check();
  await page.getByRole('button', { name: 'Reserve My Spot' }).last().click();
  await expect(page.getByRole('dialog')).toContainText(captain.email);

  await openForm(page, 'Create a team', 'Create Your Team');
  await page.getByLabel('Team Name').fill(unique('Patient Pandas'));
  await page.getByRole('radio', { name: new RegExp(`${tournament.name}.*Full: waiting list`) }).check();
  await fillPlayer(page, aRegistrant());
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Create Team & Generate Invitations' }).click();
  await expect(page.getByRole('dialog', { name: /waiting list/i })).toBeVisible();
});

test('under an invitation whose team fills up a player goes on alone, and a returning one reads where teams wait', async ({
  page,
}) => {
  const tournament = await smallTournament();
  const captain = aRegistrant();
  const { name, email, phone, ...more } = answers(captain);
  const made = await page.request.post('/api/teams', {
    data: {
      ...more,
      ...{ tournamentId: tournament.id, captainName: name, captainEmail: email, captainPhone: phone },
      name: unique('Full Ferrets'),
    },
  });
  const { team } = await made.json();
  const player = aRegistrant();
  await page.goto(`/invite/${team.invitationCode}`);
  await fillPlayer(page, player);
  await payAndAccept(page);
  for (let place = 2; place <= 5; place += 1) {
    const friend = { ...answers(aRegistrant()), invitationCode: team.invitationCode };
    expect((await page.request.post('/api/players/join-via-invitation', { data: friend })).status()).toBe(201);
  }
  await page.getByRole('button', { name: /^Join / }).click();
  await expectMessage(page, 'This team is full', 'alarm');
  await expect(ways(page).getByRole('button')).toHaveCount(2);
  await ways(page).getByRole('button', { name: 'Register alone instead' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(player.name);
  await expect(page.getByRole('radio', { name: new RegExp(tournament.name) })).toBeChecked();
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByRole('dialog')).toContainText(player.name);

  const other = await smallTournament();
  await takeLastPlace(page, other.id);
  await openForm(page, 'Find my record', 'Returning Player Registration');
  const find = page.getByRole('form', { name: 'Find an earlier registration' });
  await find.getByLabel('Player Name').fill(player.name);
  await find.getByLabel('Phone Number').fill(player.phone);
  await find.getByRole('button', { name: 'Find my record' }).click();
  await expect(page.getByRole('radio', { name: new RegExp(`${other.name}.*Full: waiting list`) })).toBeVisible();
  await page.getByRole('radio', { name: /Individual player/ }).check();
  await expect(page.getByRole('radio', { name: new RegExp(`${other.name}.*Full: waiting list`) })).toBeHidden();
});
