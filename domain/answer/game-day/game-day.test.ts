import { aPlayer } from '../../../test/sample/a-player.ts';
import { aRegistration } from '../../../test/sample/a-registration.ts';
import { aTeam } from '../../../test/sample/a-team.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import type { TeamGame } from '../schedule/team-games.ts';
import { dropPastDays, type GameDayOnFile, gameDay } from './game-day.ts';

const now = new Date('2026-12-12T15:00:00Z');
const site = { contactPhone: '(201) 555-0133', contactEmail: 'hello@gg.example', venmoHandle: '@gg' };

const aGame = (different: Partial<TeamGame> = {}): TeamGame => ({
  ...{
    id: 1,
    opponent: 'Owls',
    isOpponentKnown: true,
    opponentId: 2,
    round: null,
    field: 'Field 1',
    isCalledOff: false,
    forfeitedBy: null,
    isWithdrawal: false,
  },
  ...{ startTime: now, endTime: now, status: 'scheduled', score: null, shootout: null, outcome: null, leadsTo: null },
  ...different,
});

const ada = aPlayer({ id: 1, name: 'Ada Lindt', birthYear: 2017 });

function dayOf(different: Partial<GameDayOnFile>) {
  const onFile: GameDayOnFile = {
    ...{ player: ada, registration: aRegistration(), tournament: aTournament(), team: aTeam({ name: 'Rovers' }) },
    ...{ games: [], roster: [ada], signAt: null },
    ...different,
  };
  return gameDay([onFile], { site, names: 'first_initial', now }).days[0];
}

test('of the games those are shown that are on or to come', () => {
  const games = [
    aGame({ id: 1, status: 'completed' }),
    aGame({ id: 2, status: 'in_progress' }),
    aGame({ id: 3, isCalledOff: true }),
    aGame({ id: 4 }),
  ];
  expect(dayOf({ games })?.games.map(({ id, isOn }) => [id, isOn])).toEqual([
    [2, true],
    [4, false],
  ]);
  expect(dayOf({ games })?.hasPlayed).toBe(false);
  expect(dayOf({ games: games.slice(0, 1) })?.hasPlayed).toBe(true);
  expect(dayOf({ games: [] })?.hasPlayed).toBe(false);
});

test('of the others a family is told the names that everybody may see, of the own child the whole', () => {
  const [ben, cleo] = [
    aPlayer({ id: 2, name: 'Ben Marsh', birthYear: 2016 }),
    aPlayer({ id: 3, name: 'Cleo Vance', birthYear: 2009 }),
  ];
  const day = dayOf({ roster: [ada, ben, cleo] });
  expect(day?.roster).toEqual(['Ada Lindt', 'Ben M.', 'Cleo Vance']);
  for (const { email, phone, parentEmail } of [ada, ben, cleo])
    for (const contact of [email, phone, parentEmail ?? email]) expect(JSON.stringify(day)).not.toContain(contact);
});

test.each([
  ['pending by Venmo', { state: 'pending', method: 'venmo', amountCents: 4000, receivedCents: 0 }, [4000, false]],
  ['at the event', { state: 'pending', method: 'at_event', amountCents: 4000, receivedCents: 0 }, [4000, true]],
  ['failed', { state: 'failed', method: 'venmo', amountCents: 4200, receivedCents: 0 }, [4200, false]],
  ['paid', { state: 'paid', method: 'venmo', amountCents: 4000, receivedCents: 4000 }, undefined],
  ['on the waiting list', { state: 'pending', method: 'venmo', amountCents: 0, receivedCents: 0 }, undefined],
] as const)('what is owed: %s', (_, payment, expected) => {
  const owed = dayOf({ registration: aRegistration({ payment }) })?.owed;
  expect(owed ? [owed.amountCents, owed.isPaidAtEvent] : undefined).toEqual(expected);
  if (owed) expect(owed.payAt).toContain(`/gg?txn=pay&amount=${owed.amountCents / 100}.00&note=${owed.reference}`);
});

test('who plays alone has no team to show', () => {
  expect(dayOf({ team: undefined })).toMatchObject({ teamId: null, teamName: null, isWaiting: false });
  expect(dayOf({ team: aTeam({ name: 'Individual - Ada Lindt' }) })?.teamName).toBeNull();
  expect(dayOf({ team: aTeam({ waitlistedAt: now }) })?.isWaiting).toBe(true);
});

test.each([
  ['the day before', '2026-12-12', '2026-12-11T23:00:00Z', true],
  ['in the night after its last day in New Jersey', '2026-12-12', '2026-12-13T08:59:00Z', true],
  ['the morning after', '2026-12-12', '2026-12-13T09:00:00Z', false],
  ['no day known, after thirteen days', null, '2026-12-25T14:00:00Z', true],
  ['no day known, after fourteen', null, '2026-12-26T15:00:00Z', false],
])('what a device keeps: %s', (_, lastDay, at, isKept) => {
  const shown = { asOf: now.toISOString(), days: [{ lastDay }] };
  expect(dropPastDays(shown, new Date(at)) !== undefined).toBe(isKept);
});

test('of two tournaments the one that is not over is kept', () => {
  const shown = { asOf: now.toISOString(), days: [{ lastDay: '2026-12-12' }, { lastDay: '2026-12-19' }] };
  expect(dropPastDays(shown, new Date('2026-12-14T15:00:00Z'))?.days).toEqual([{ lastDay: '2026-12-19' }]);
});
