import { aPlayer } from '../../../test/sample/a-player.ts';
import { aRegistration } from '../../../test/sample/a-registration.ts';
import { aTeam } from '../../../test/sample/a-team.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import { type Disclosure, playerRecord } from './player-record.ts';

const tournament = aTournament({ name: 'Fall Cup', isDividedByAge: true });
const registration = aRegistration({ teamId: 1, ageBracket: 'U13-U15' });
const latest = {
  registration,
  tournament,
  team: aTeam(),
  progress: 'undrawn',
  checkedInAt: null,
  joinRequest: null,
} as const;
const registered = { player: aPlayer(), registrations: [latest] };

test("a minor's contact is masked", () => {
  expect(playerRecord(registered, 2026, 'masked')).toMatchObject({
    email: 'j____e@family.example',
    parentName: 'Marta Ñ.',
    parentEmail: 'm____a@family.example',
    parentPhone: '(...) ...-0102',
  });
});

test('a masked record names no other child; the family itself reads who it wished to play with', () => {
  const wishing = [{ ...latest, registration: { ...registration, playWith: 'Bea Park' } }];
  const shown = (disclosure: Disclosure) =>
    playerRecord({ ...registered, registrations: wishing }, 2026, disclosure).registrations[0]?.playWith;
  expect([shown('masked'), shown('full'), shown('confirmed')]).toEqual([null, 'Bea Park', 'Bea Park']);
});

test('an adult sees the own contact in full', () => {
  const adult = { ...registered, player: aPlayer({ birthYear: 2007 }) };
  expect(playerRecord(adult, 2026, 'masked')).toMatchObject({
    email: 'jose@family.example',
    parentEmail: 'marta@family.example',
  });
});

test('somebody whose birth year is unknown is treated as a minor', () => {
  const unknown = { ...registered, player: aPlayer({ birthYear: null }) };
  expect(playerRecord(unknown, 2026, 'masked')).toMatchObject({ age: null, email: 'j____e@family.example' });
});

test('the record shows the latest registration', () => {
  expect(playerRecord(registered, 2026, 'full')).toMatchObject({
    age: 14,
    isIndividual: false,
    teamName: 'Night Owls',
    tournament: 'Fall Cup (U13-U15)',
    paymentMethod: 'venmo',
    paymentStatus: 'pending',
    paymentConfirmed: false,
    amountCents: 4000,
    waiverSigned: true,
    waiverState: 'claimed',
  });
});

test('a payment is confirmed exactly when it is paid', () => {
  const states = ['pending', 'paid', 'failed'] as const;
  const confirmed = states.map((state) => {
    const payment = { state, method: 'venmo', amountCents: 4000, receivedCents: state === 'paid' ? 4000 : 0 } as const;
    const paying = { ...latest, registration: { ...registration, payment } };
    return playerRecord({ ...registered, registrations: [paying] }, 2026, 'full').paymentConfirmed;
  });
  expect(confirmed).toEqual([false, true, false]);
});

test('a player without a registration has a record all the same', () => {
  expect(playerRecord({ player: aPlayer(), registrations: [] }, 2026, 'full')).toMatchObject({
    name: 'José Ñuñez',
    teamName: null,
    tournament: null,
    paymentStatus: null,
    waiverSigned: false,
    waiverState: null,
  });
});

test.each([
  ['while the player is on the team', aTeam(), 'accepted'],
  ['not once the player has left it', null, undefined],
])('a captain has accepted a request: %s', (_, team, status) => {
  const joinRequest = { status: 'accepted', teamName: aTeam().name } as const;
  const record = playerRecord({ ...registered, registrations: [{ ...latest, team, joinRequest }] }, 2026, 'full');
  expect(record.joinRequest?.status).toBe(status);
});

test('every registration stands on the record with its own team, fee, reference and waiver, the latest first', () => {
  const payment = { state: 'paid', method: 'zelle', amountCents: 4200, receivedCents: 4200 } as const;
  const spring = aRegistration({ id: 2, teamId: null, ageBracket: null, payment, waiver: null });
  const earlier = {
    registration: spring,
    tournament: aTournament({ id: 9, name: 'Spring Cup' }),
    team: null,
    progress: 'undrawn',
    checkedInAt: null,
    joinRequest: null,
  } as const;
  const { registrations, ...record } = playerRecord({ ...registered, registrations: [latest, earlier] }, 2026, 'full');
  expect(registrations.map((one) => [one.tournament, one.teamName, one.amountCents, one.paymentConfirmed])).toEqual([
    ['Fall Cup (U13-U15)', 'Night Owls', 4000, false],
    ['Spring Cup', null, 4200, true],
  ]);
  expect(registrations.map(({ waiverState }) => waiverState)).toEqual(['claimed', 'unsigned']);
  expect(new Set(registrations.map((one) => one.paymentReference)).size).toBe(2);
  expect(record).toMatchObject({
    tournament: 'Fall Cup (U13-U15)',
    paymentReference: registrations[0]?.paymentReference,
  });
});
