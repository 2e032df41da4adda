/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import {
  descriptionOf,
  expectAccessible,
  expectMessage,
  input,
  leave,
  press,
  pressAgain,
  showAlone,
  type,
} from '../../test/harness/page-alone.tsx';
import { found, lookUp, search } from '../../test/harness/player-search.tsx';
import { aPlayerRecord, aRegisteredFor } from '../../test/sample/a-player-record.ts';
import { aRegistration } from '../../test/sample/a-registration.ts';
import { aTeam } from '../../test/sample/a-team.ts';
import { aTournament } from '../../test/sample/a-tournament.ts';
import { chooseTeam, myTeam } from '../kit/my-team.ts';
import { PlayerIdPage } from './player-id-page.tsx';

const api = apiStandIn();

afterEach(leave);

test('an empty search says what is missing', async () => {
  showAlone(<PlayerIdPage />);
  press('Find my registration');
  await waitFor(() => expect(document.activeElement).toBe(input('Full Name')));
  expect(descriptionOf(input('Full Name'))).toBe('Name is required');
  expect(descriptionOf(input('Phone Number'))).toBe('Phone number is required');
});

test('a search that finds nobody says so and keeps what was typed', async () => {
  const text = 'No registration found with those details. Please check your name and phone number.';
  api.answers(lookUp, { message: text }, 404);
  search();
  await expectMessage('Player Not Found', 'alarm');
  await expectMessage(text, 'alarm');
  expect(input('Full Name').value).toBe('José Ñuñez');
});

test.each([
  ['without a network', () => api.isCut(lookUp), 'You are offline'],
  ['behind the login of a hall', () => api.answers(lookUp, '<h1>Login</h1>'), 'Try again in a minute'],
  ['too often', () => api.answers(lookUp, { message: 'Too many attempts.' }, 429), 'Too many attempts.'],
])('a search %s finds out nothing, and says so', async (_, fails, said) => {
  fails();
  search();
  await expectMessage(said, 'alarm');
  expect(screen.queryByText('Player Not Found')).toBeNull();
  expect(input('Full Name').value).toBe('José Ñuñez');
});

test('the messages of a change stand under its inputs, and one that is not saved says so', async () => {
  await found(api, aPlayerRecord());
  press('Edit Info');
  for (const label of ['Name', 'Email', 'Phone Number', 'Current Club']) type(label, '');
  type('Parent Email', 'pat');
  press('Save changes');
  const messages = {
    Name: 'Name is required',
    Email: 'Valid email is required',
    'Phone Number': 'Phone number is required',
    'Current Club': 'Current club is required',
    'Parent Email': 'Valid parent email is required',
  };
  await waitFor(() => expect(input('Name').getAttribute('aria-invalid')).toBe('true'));
  for (const [label, message] of Object.entries(messages)) expect(descriptionOf(input(label))).toContain(message);
  press('Cancel');
  press('Edit Info');
  press('Save changes');
  await expectMessage('Update Failed', 'alarm');
  await expectMessage('Failed to update your information. Please try again.', 'alarm');
});

test('two registrations of a player stand there, each with its own team, fee, reference and waiver', async () => {
  const names = ['Tuesday Nights', 'Thursday Nights'];
  await found(
    api,
    aPlayerRecord(
      {},
      names.map((name, place) =>
        aRegisteredFor({
          registration: aRegistration({ id: place + 1, waiver: null }),
          tournament: aTournament({ name }),
        }),
      ),
    ),
  );
  const references = names.map((name) => {
    const registration = screen.getByRole('region', { name });
    for (const fact of ['Individual player', 'Fee and paymentpending', 'Waiverunsigned']) {
      expect(registration.textContent).toContain(fact);
    }
    const due = within(registration).getByRole('group', { name: 'Amount due' });
    expect(due.textContent).toContain('$40');
    return within(due).getAllByText(/^3V3-/)[0]?.textContent;
  });
  expect(new Set(references).size).toBe(2);
  await expectAccessible();
});

test('the card says when and where, that the team waits for a place, and how it becomes one’s own', async () => {
  const registration = aRegistration({ teamId: 5, playWith: 'Bea Park' });
  const team = aTeam({ id: 5, name: 'Owls', waitlistedAt: new Date('2026-11-20T15:00:00Z') });
  const tournament = aTournament({ name: 'Fall Cup', date: '2026-12-12', location: 'Turf City, Paramus NJ' });
  await found(
    api,
    aPlayerRecord({ teamId: 5, teamName: 'Owls' }, [aRegisteredFor({ registration, team, tournament })]),
  );
  const card = screen.getByRole('article');
  for (const fact of ['Sat, Dec 12, 2026 · Turf City, Paramus NJ', 'On the waiting list', '☆ My team'])
    expect(card.textContent).toContain(fact);
  const rows = screen.getByRole('region', { name: 'Fall Cup' }).textContent;
  for (const fact of ['DateSat, Dec 12, 2026', 'LocationTurf City', 'TeamOwls · On the waiting list'])
    expect(rows).toContain(fact);
  expect(rows).not.toContain('Bea Park');
  await expectAccessible();
});

test('the next game of the team stands under the card, with the way to all of its games', async () => {
  const game = {
    ...{ id: 12, opponent: 'Rovers', isOpponentKnown: true, opponentId: 7, round: null, field: 'Field 2' },
    ...{ startTime: '2026-12-12T23:15:00.000Z', endTime: '2026-12-12T23:30:00.000Z', status: 'scheduled' },
    ...{ isCalledOff: false, score: null, shootout: null, forfeitedBy: null, isWithdrawal: false, outcome: null },
    ...{ isAbandoned: false, isVoid: false, isGoldenGoal: false },
    leadsTo: null,
  };
  const team = { id: 5, name: 'Owls', tournamentId: 1, tournament: 'Fall Cup', location: 'Turf, Cedar Knolls NJ' };
  api.answers('GET /api/teams/5/games', { team, games: [game], end: null, standing: null });
  await found(api, aPlayerRecord({ teamId: 5, teamName: 'Owls' }));
  const next = (await screen.findByRole('heading', { name: 'Next game' })).closest('section');
  expect(next?.textContent).toContain('Field 2');
  expect(next?.textContent).toContain('Rovers');
  expect(screen.getByRole('link', { name: 'All games' }).getAttribute('href')).toBe('/teams/5');
  await expectAccessible();
});

test('the refund policy is told before paying', async () => {
  api.answers('GET /api/site/texts', {
    refundPolicy: 'Before the deadline you get all of it back',
    tournamentInfo: [],
  });
  await found(api, aPlayerRecord());
  const due = screen.getByRole('group', { name: 'Amount due' });
  const policy = within(due).getByText('Refund policy').closest('details');
  if (policy === null) throw new Error('The refund policy is not folded');
  policy.open = true;
  fireEvent(policy, new Event('toggle'));
  expect(await within(due).findByText('Before the deadline you get all of it back')).toBeTruthy();
  await expectAccessible();
});

test.each([
  ['Email the link to confirm', 'waiver-link', {}],
  ['Email the captain’s link', 'captain-link', { isCaptain: true }],
])('%s: the link goes to the address on file', async (button, link, different) => {
  await found(api, aPlayerRecord(different));
  press(button);
  await expectMessage('The link could not be emailed.', 'alarm');
  api.answers(`POST /api/players/1/${link}`, { message: 'Sent' });
  press(button);
  await expectMessage('The link is on its way to the address on file.', 'good');
});

test('six digits from the mail show the contact in full; wrong ones do not', async () => {
  await found(api, aPlayerRecord());
  expect(screen.queryByText('jose@family.example')).toBeNull();
  api.answers('POST /api/players/1/contact-code', { sentTo: 'm____a@family.example', minutes: 15 });
  press('Send me a code to see all of it');
  expect(await screen.findByText(/We have sent 6 digits to m____a@family.example/)).toBeTruthy();
  press('Show the contact');
  await waitFor(() => expect(descriptionOf(input('Code'))).toBe('Please enter the 6 digits of the code'));
  await expectAccessible();
  const confirm = 'POST /api/players/1/contact-code/confirm';
  api.answers(confirm, { message: 'This code is wrong' }, 400);
  type('Code', '123456');
  press('Show the contact');
  await expectMessage('Invalid Code', 'alarm');
  api.answers(confirm, aPlayerRecord({ email: 'jose@family.example', isConfirmed: true }));
  await pressAgain('Show the contact');
  expect(await screen.findByText('jose@family.example')).toBeTruthy();
});

test('a change that needs the code asks for it in the form, keeps what was typed, and is saved with it', async () => {
  await found(api, aPlayerRecord());
  press('Edit Info');
  type('Parent Phone', '201-555-0188');
  const update = 'PUT /api/players/1/update';
  const details = { needsCode: ['parentPhone'] };
  api.answers(update, { message: 'A code is needed', details }, 403);
  api.answers('POST /api/players/1/contact-code', { sentTo: 'm____a@family.example', minutes: 15 });
  press('Save changes');
  await screen.findByText(/We have sent 6 digits to m____a@family.example/);
  await waitFor(() => expect(document.activeElement).toBe(input('Code')));
  expect(input('Parent Phone')).toMatchObject({ value: '201-555-0188' });
  await expectAccessible();
  type('Code', '123456');
  const confirmed = aPlayerRecord({ isConfirmed: true, parentPhone: '201-555-0188' });
  api.answers('POST /api/players/1/contact-code/confirm', confirmed);
  api.answers(update, confirmed);
  await pressAgain('Save changes');
  await expectMessage('Information Updated', 'good');
  expect(api.sent('POST /api/players/1/contact-code/confirm')).toEqual([{ code: '123456' }]);
  expect(screen.getByText('201-555-0188')).toBeTruthy();
});

test('who is forgotten on a device sees the search, and nothing of the family is stored there', async () => {
  await found(api, aPlayerRecord());
  sessionStorage.setItem('choices of a form', '{"tournamentId":7}');
  chooseTeam({ id: 3, name: 'Night Owls' });
  const forget = 'POST /api/device/forget';
  localStorage.setItem('followed-teams', '[7]');
  let isSubscribed = true;
  const unsubscribe = async () => (isSubscribed = false);
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  api.isCut(forget);
  press('Forget me here');
  await expectMessage('This device could not be told to forget you.', 'alarm');
  expect(screen.getByRole('button', { name: 'Edit Info' })).toBeTruthy();
  await expectAccessible();
  api.answers(forget, { message: 'Logged out' });
  press('Forget me here');
  await expectMessage('Forgotten on this device', 'good');
  await screen.findByRole('button', { name: 'Find my registration' });
  expect(input('Full Name').value).toBe('');
  expect([sessionStorage.length, myTeam()]).toEqual([0, undefined]);
  expect([isSubscribed, localStorage.getItem('followed-teams')]).toEqual([false, null]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
