import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aCaptainsAnswers, aFreeAgentsAnswers } from '../../../test/sample/answers.ts';

const early = { earlyPriceCents: 3500, earlyUntil: '2026-12-01' };

async function priced(prices: object) {
  const app = new InMemoryApp();
  const tournament = await app.announce({ date: '2026-12-12', registrationDeadline: null, ...prices });
  const comes = async (different: object) =>
    (await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: tournament.id, ...different }))).registration;
  return { app, tournament, comes };
}

const ada = { name: 'Ada Park', phone: '973-555-0101', email: 'ada@family.example', parentEmail: 'mo@park.example' };
const ben = { ...ada, name: 'Ben Park', email: 'ben@family.example' };
const cal = { name: 'Cal Reyes', phone: '973-555-0303', email: 'cal@family.example', parentEmail: 'lu@reyes.example' };

test('a tournament without prices asks what the site asks', async () => {
  const { comes } = await priced({});
  expect(await comes(ada)).toMatchObject({
    price: { cents: 4000, reason: 'regular' },
    payment: { amountCents: 4000, state: 'pending' },
  });
});

test('whoever comes by the last day of the early price pays it, by card with 5 % on top', async () => {
  const { app, comes } = await priced(early);
  app.clock.set(new Date('2026-12-02T04:59:00Z'));
  expect(await comes(ada)).toMatchObject({ price: { cents: 3500, reason: 'early' }, payment: { amountCents: 3500 } });
  app.clock.set(new Date('2026-12-02T05:00:00Z'));
  expect(await comes(cal)).toMatchObject({ price: { cents: 4000, reason: 'regular' }, payment: { amountCents: 4000 } });
});

test('the second child of a family pays the sibling price, also beside a captain, and a third one too', async () => {
  const { app, tournament, comes } = await priced({ siblingPriceCents: 3000 });
  const { captainName: _, ...captain } = aCaptainsAnswers({ tournamentId: tournament.id });
  const team = await app.createTeam({
    ...captain,
    ...{ captainName: ada.name, captainPhone: ada.phone, captainEmail: ada.email, parentEmail: ada.parentEmail },
  });
  expect(team.registration.price).toEqual({ cents: 4000, reason: 'regular' });
  expect((await comes(ben)).payment.amountCents).toBe(3000);
  expect((await comes({ ...cal, phone: ada.phone })).price).toMatchObject({ cents: 3000, reason: 'sibling' });
});

test('who has withdrawn does not count, nor does whoever plays elsewhere', async () => {
  const { app, comes } = await priced({ siblingPriceCents: 3000 });
  const first = await comes(ada);
  app.registrations.remove(first.id);
  expect((await comes(ben)).price.reason).toBe('regular');
  const other = await app.announce({ name: 'Another Cup', siblingPriceCents: 3000 });
  const there = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId: other.id, ...ada }));
  expect(there.registration.price.reason).toBe('regular');
});

test('a later price is asked of later families alone', async () => {
  const { app, tournament, comes } = await priced(early);
  const first = await comes(ada);
  const held = await app.tournaments.lock(tournament.id);
  if (held !== undefined) await app.tournaments.save({ ...held, priceCents: 6000, earlyPriceCents: 5500 });
  expect((await comes(cal)).payment.amountCents).toBe(5500);
  expect(await app.registrations.withId(first.id)).toMatchObject({ payment: { amountCents: 3500 } });
});

test('a team that waits owes nothing, and once it has a place what was asked on the day it came', async () => {
  const { app, tournament } = await priced({ maxTeams: 1, ...early });
  const first = await app.createTeam(aCaptainsAnswers({ tournamentId: tournament.id }));
  const second = await app.createTeam(
    aCaptainsAnswers({
      tournamentId: tournament.id,
      ...{ name: 'Late Five', captainName: cal.name, captainPhone: cal.phone, captainEmail: cal.email },
    }),
  );
  expect(second.registration).toMatchObject({ payment: { amountCents: 0 }, price: { cents: 3500, reason: 'early' } });
  app.clock.set(new Date('2026-12-05T15:00:00Z'));
  await app.withdrawTeam(first.team.id);
  expect(await app.registrations.withId(second.registration.id)).toMatchObject({ payment: { amountCents: 3500 } });
});

test('nothing is owed where nothing is asked', async () => {
  const { app, comes } = await priced({ priceCents: 0 });
  expect((await comes(ada)).payment).toMatchObject({ state: 'paid', amountCents: 0, receivedCents: 0 });
  const letters = JSON.stringify(app.outbox.lettersTo(ada.email));
  expect(letters).toContain('Free: nothing to pay');
  expect(letters).not.toContain('debt');
});
