import fc from 'fast-check';
import { FrontDesk } from '../../../test/in-memory/front-desk.ts';
import { aCaptainsAnswers } from '../../../test/sample/answers.ts';

const hour = 3_600_000;

const captains = ['Ada Park', 'Bea Quinn', 'Cal Reyes', 'Dee Silva'];

async function aTournamentWith(teams: number, places: number) {
  const desk = new FrontDesk();
  desk.site.set({ releaseAfterHours: 96 });
  const tournament = await desk.announce({ maxTeams: places });
  const created = [];
  for (const captainName of captains.slice(0, teams)) {
    const mailbox = captainName.slice(0, 3).toLowerCase();
    const answers = { name: `${captainName}'s Five`, captainName, captainEmail: `${mailbox}@family.example` };
    const parentEmail = `parent-of-${mailbox}@family.example`;
    const sent = aCaptainsAnswers({ tournamentId: tournament.id, ...answers, parentEmail });
    created.push((await desk.createTeam(sent)).team);
    desk.clock.set(new Date(desk.clock.now().getTime() + 60_000));
  }
  return { desk, tournament, teams: created };
}

type Desk = FrontDesk;

async function afterHours(desk: Desk, hours: number) {
  desk.clock.set(new Date(desk.clock.now().getTime() + hours * hour));
  await desk.releaseUnconfirmed();
}

async function withPlace(desk: Desk, ids: readonly number[]): Promise<readonly boolean[]> {
  const teams = await Promise.all(ids.map((id) => desk.teams.find(id)));
  return teams.map((team) => team?.waitlistedAt === null);
}

const subjectsTo = (desk: Desk, address: string) => desk.outbox.lettersTo(address).map(({ subject }) => subject);

test('a place that nobody confirms goes to the next after two letters, and its team hears how to come back', async () => {
  const { desk, teams } = await aTournamentWith(2, 1);
  const ids = teams.map(({ id }) => id);
  await afterHours(desk, 0);
  for (const hours of [48, 24]) await afterHours(desk, hours);
  expect(await withPlace(desk, ids)).toEqual([true, false]);
  await afterHours(desk, 24);
  expect(await withPlace(desk, ids)).toEqual([false, true]);
  const name = teams[0]?.name;
  expect(subjectsTo(desk, 'ada@family.example').slice(-3)).toEqual([
    `Please confirm your place: ${name}`,
    `Last reminder to confirm your place: ${name}`,
    `On the waiting list: ${name}`,
  ]);
  const asked = desk.outbox.lettersTo('ada@family.example').find(({ subject }) => subject.startsWith('Please'));
  expect(asked?.parts).toContainEqual({
    kind: 'text',
    text: 'Please open this link by Tue, Nov 24, 10:02 AM (New Jersey time). That is all: nothing has to be filled in.',
  });
  const [registration] = await desk.registrations.ofTeam(ids[0] ?? 0);
  expect(registration?.payment).toMatchObject({ state: 'pending', amountCents: 0 });
});

test('whoever lost a place and opens a letter gets one again when there is one, and owes the fee again', async () => {
  const { desk, teams } = await aTournamentWith(1, 1);
  const [team] = teams;
  await afterHours(desk, 0);
  for (const hours of [48, 24, 24]) await afterHours(desk, hours);
  expect(await withPlace(desk, [team?.id ?? 0])).toEqual([false]);
  await afterHours(desk, 300);
  expect(await withPlace(desk, [team?.id ?? 0])).toEqual([false]);
  await desk.mailboxes.confirm('ada@family.example', desk.clock.now());
  await desk.promoteWaiting();
  expect(await withPlace(desk, [team?.id ?? 0])).toEqual([true]);
  const [registration] = await desk.registrations.ofTeam(team?.id ?? 0);
  expect(registration?.payment.amountCents).toBeGreaterThan(0);
  expect(subjectsTo(desk, 'ada@family.example').at(-1)).toMatch(/^A place is free: /);
});

test('nothing is released unless an organizer has set it, and the hours begin when it is set', async () => {
  const { desk, teams } = await aTournamentWith(1, 1);
  desk.site.set({ releaseAfterHours: 0 });
  for (const hours of [0, 96, 96]) await afterHours(desk, hours);
  const letters = desk.outbox.letters.length;
  desk.site.set({ releaseAfterHours: 96 });
  for (const hours of [0, 47]) await afterHours(desk, hours);
  expect(desk.outbox.letters).toHaveLength(letters);
  await afterHours(desk, 1);
  expect(desk.outbox.letters).toHaveLength(letters + 1);
  expect(await withPlace(desk, [teams[0]?.id ?? 0])).toEqual([true]);
});

test('nothing is released on the day of play, nor after it', async () => {
  const { desk, tournament, teams } = await aTournamentWith(1, 1);
  await desk.tournaments.save({ ...tournament, firstDay: '2026-11-24' });
  await afterHours(desk, 0);
  for (const hours of [48, 24, 24, 24]) await afterHours(desk, hours);
  expect(await withPlace(desk, [teams[0]?.id ?? 0])).toEqual([true]);
});

test('nobody who has opened a letter, has paid, or is kept by an organizer ever loses a place', async () => {
  const event = fc.record({
    team: fc.integer({ min: 0, max: 2 }),
    what: fc.constantFrom('captain opens', 'parent opens', 'paid', 'kept', 'nothing'),
    hours: fc.integer({ min: 0, max: 60 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 14 }), async (events) => {
      const { desk, teams } = await aTournamentWith(4, 3);
      const safe = new Set<number>();
      for (const { team: index, what, hours } of events) {
        const team = teams[index];
        if (team === undefined) continue;
        if (what !== 'nothing' && (await withPlace(desk, [team.id]))[0]) safe.add(team.id);
        await confirmed[what](desk, team);
        await afterHours(desk, hours);
        expect(await withPlace(desk, [...safe])).toEqual([...safe].map(() => true));
      }
    }),
    { numRuns: 60 },
  );
});

type Happening = 'captain opens' | 'parent opens' | 'paid' | 'kept' | 'nothing';

const confirmed: Readonly<
  Record<Happening, (desk: Desk, team: { id: number; captainEmail: string }) => Promise<void>>
> = {
  'captain opens': (desk, { captainEmail }) => desk.mailboxes.confirm(captainEmail, desk.clock.now()),
  'parent opens': (desk, { captainEmail }) => desk.mailboxes.confirm(`parent-of-${captainEmail}`, desk.clock.now()),
  paid: async (desk, { id }) => {
    const [registration] = await desk.registrations.ofTeam(id);
    if (registration === undefined) return;
    await desk.registrations.save({ ...registration, payment: { ...registration.payment, state: 'paid' } });
  },
  kept: (desk, { id }) => desk.unconfirmedPlaces.keep(id),
  nothing: async () => undefined,
};
