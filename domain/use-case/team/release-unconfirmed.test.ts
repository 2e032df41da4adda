import fc from 'fast-check';
import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aCaptainsAnswers } from '../../../test/sample/answers.ts';

const hour = 3_600_000;

const captains = ['Ada Park', 'Bea Quinn', 'Cal Reyes', 'Dee Silva'];

async function aTournamentWith(teams: number, places: number) {
  const app = new InMemoryApp();
  app.site.set({ releaseAfterHours: 96 });
  const tournament = await app.announce({ maxTeams: places });
  const created = [];
  for (const captainName of captains.slice(0, teams)) {
    const mailbox = captainName.slice(0, 3).toLowerCase();
    const answers = { name: `${captainName}'s Five`, captainName, captainEmail: `${mailbox}@family.example` };
    const parentEmail = `parent-of-${mailbox}@family.example`;
    const sent = aCaptainsAnswers({ tournamentId: tournament.id, ...answers, parentEmail });
    created.push((await app.createTeam(sent)).team);
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  }
  return { app, tournament, teams: created };
}

type Desk = InMemoryApp;

async function afterHours(app: Desk, hours: number) {
  app.clock.set(new Date(app.clock.now().getTime() + hours * hour));
  await app.releaseUnconfirmed();
}

async function withPlace(app: Desk, ids: readonly number[]): Promise<readonly boolean[]> {
  const teams = await Promise.all(ids.map((id) => app.teams.find(id)));
  return teams.map((team) => team?.waitlistedAt === null);
}

const subjectsTo = (app: Desk, address: string) => app.outbox.lettersTo(address).map(({ subject }) => subject);

test('a place that nobody confirms goes to the next after two letters, and its team hears how to come back', async () => {
  const { app, teams } = await aTournamentWith(2, 1);
  const ids = teams.map(({ id }) => id);
  await afterHours(app, 0);
  for (const hours of [48, 24]) await afterHours(app, hours);
  expect(await withPlace(app, ids)).toEqual([true, false]);
  await afterHours(app, 24);
  expect(await withPlace(app, ids)).toEqual([false, true]);
  const name = teams[0]?.name;
  expect(subjectsTo(app, 'ada@family.example').slice(-3)).toEqual([
    `Please confirm your place: ${name}`,
    `Last reminder to confirm your place: ${name}`,
    `On the waiting list: ${name}`,
  ]);
  const asked = app.outbox.lettersTo('ada@family.example').find(({ subject }) => subject.startsWith('Please'));
  expect(asked?.parts).toContainEqual({
    kind: 'text',
    text: 'Please open this link by Tue, Nov 24, 10:02 AM (New Jersey time). That is all: nothing has to be filled in.',
  });
  const [registration] = await app.registrations.ofTeam(ids[0] ?? 0);
  expect(registration?.payment).toMatchObject({ state: 'pending', amountCents: 0 });
});

test('whoever lost a place and opens a letter gets one again when there is one, and owes the fee again', async () => {
  const { app, teams } = await aTournamentWith(1, 1);
  const [team] = teams;
  await afterHours(app, 0);
  for (const hours of [48, 24, 24]) await afterHours(app, hours);
  expect(await withPlace(app, [team?.id ?? 0])).toEqual([false]);
  await afterHours(app, 300);
  expect(await withPlace(app, [team?.id ?? 0])).toEqual([false]);
  await app.mailboxes.confirm('ada@family.example', app.clock.now());
  await app.promoteWaiting();
  expect(await withPlace(app, [team?.id ?? 0])).toEqual([true]);
  const [registration] = await app.registrations.ofTeam(team?.id ?? 0);
  expect(registration?.payment.amountCents).toBeGreaterThan(0);
  expect(subjectsTo(app, 'ada@family.example').at(-1)).toMatch(/^A place is free: /);
});

test('nothing is released unless an organizer has set it, and the hours begin when it is set', async () => {
  const { app, teams } = await aTournamentWith(1, 1);
  app.site.set({ releaseAfterHours: 0 });
  for (const hours of [0, 96, 96]) await afterHours(app, hours);
  const letters = app.outbox.letters.length;
  app.site.set({ releaseAfterHours: 96 });
  for (const hours of [0, 47]) await afterHours(app, hours);
  expect(app.outbox.letters).toHaveLength(letters);
  await afterHours(app, 1);
  expect(app.outbox.letters).toHaveLength(letters + 1);
  expect(await withPlace(app, [teams[0]?.id ?? 0])).toEqual([true]);
});

test('nothing is released on the day of play, nor after it', async () => {
  const { app, tournament, teams } = await aTournamentWith(1, 1);
  await app.tournaments.save({ ...tournament, firstDay: '2026-11-24' });
  await afterHours(app, 0);
  for (const hours of [48, 24, 24, 24]) await afterHours(app, hours);
  expect(await withPlace(app, [teams[0]?.id ?? 0])).toEqual([true]);
});

test('nobody who has opened a letter, has paid, or is kept by an organizer ever loses a place', async () => {
  const event = fc.record({
    team: fc.integer({ min: 0, max: 2 }),
    what: fc.constantFrom('captain opens', 'parent opens', 'paid', 'kept', 'nothing'),
    hours: fc.integer({ min: 0, max: 60 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 14 }), async (events) => {
      const { app, teams } = await aTournamentWith(4, 3);
      const safe = new Set<number>();
      for (const { team: index, what, hours } of events) {
        const team = teams[index];
        if (team === undefined) continue;
        if (what !== 'nothing' && (await withPlace(app, [team.id]))[0]) safe.add(team.id);
        await confirmed[what](app, team);
        await afterHours(app, hours);
        expect(await withPlace(app, [...safe])).toEqual([...safe].map(() => true));
      }
    }),
    { numRuns: 60 },
  );
});

type Happening = 'captain opens' | 'parent opens' | 'paid' | 'kept' | 'nothing';

const confirmed: Readonly<Record<Happening, (app: Desk, team: { id: number; captainEmail: string }) => Promise<void>>> =
  {
    'captain opens': (app, { captainEmail }) => app.mailboxes.confirm(captainEmail, app.clock.now()),
    'parent opens': (app, { captainEmail }) => app.mailboxes.confirm(`parent-of-${captainEmail}`, app.clock.now()),
    paid: async (app, { id }) => {
      const [registration] = await app.registrations.ofTeam(id);
      if (registration === undefined) return;
      await app.registrations.save({ ...registration, payment: { ...registration.payment, state: 'paid' } });
    },
    kept: (app, { id }) => app.unconfirmedPlaces.keep(id),
    nothing: async () => undefined,
  };
