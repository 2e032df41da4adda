import { aPlayer } from '../../../test/sample/a-player.ts';
import { aRegistration } from '../../../test/sample/a-registration.ts';
import { aTeam } from '../../../test/sample/a-team.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import { playerRecord } from './player-record.ts';

const tournament = aTournament({ name: 'Fall Cup', isDividedByAge: true });
const registration = aRegistration({ teamId: 1, ageBracket: 'U13-U15' });
const latest = { registration, tournament, team: aTeam(), joinRequest: null };
const registered = { player: aPlayer(), latest, pending: null };

test("a minor's contact is masked", () => {
  expect(playerRecord(registered, 2026, 'masked')).toMatchObject({
    email: 'j____e@family.example',
    parentName: 'Marta Ñ.',
    parentEmail: 'm____a@family.example',
    parentPhone: '(...) ...-0102',
  });
});

test('an adult sees the own contact in full', () => {
  const adult = { ...registered, player: aPlayer({ birthYear: 2008 }) };
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
    const payment = { state, method: 'venmo', amountCents: 4000 } as const;
    const latest = { ...registered.latest, registration: { ...registration, payment } };
    return playerRecord({ ...registered, latest }, 2026, 'full').paymentConfirmed;
  });
  expect(confirmed).toEqual([false, true, false]);
});

test('a player without a registration has a record all the same', () => {
  expect(playerRecord({ player: aPlayer(), latest: null, pending: null }, 2026, 'full')).toMatchObject({
    name: 'José Ñuñez',
    teamName: null,
    tournament: null,
    paymentStatus: null,
    waiverSigned: false,
    waiverState: null,
  });
});
