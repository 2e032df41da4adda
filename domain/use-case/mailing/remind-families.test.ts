import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { InMemoryFamilyReminders } from '../../../test/in-memory/in-memory-family-reminders.ts';
import { aNewPlayer } from '../../../test/sample/a-player.ts';
import { aNewRegistration } from '../../../test/sample/a-registration.ts';
import { RemindFamilies } from './remind-families.ts';

const signedAt = new Date('2026-12-01T15:00:00Z');

/** Creates a tournament on December 12 with its reminders on, at the given time. */
async function reminding(now: string) {
  const app = new InMemoryApp();
  app.clock.set(new Date(now));
  const { players, registrations, tournaments } = app;
  const familyReminders = new InMemoryFamilyReminders(tournaments, registrations);
  const remind = new RemindFamilies(Object.assign(app, { familyReminders }));
  const { id: tournamentId } = await app.announce();
  await familyReminders.switch(tournamentId, { unpaid: true, unsigned: true });
  const enter = async (different: object = {}, person: object = {}) => {
    const player = await players.add(aNewPlayer(person));
    return registrations.add(aNewRegistration({ playerId: player.id, tournamentId, ...different }));
  };
  const subjects = () => app.outbox.letters.map(({ to, subject }) => `${to}: ${subject}`);
  return { app, remind, enter, subjects, tournamentId };
}

test('a family is reminded of what it owes and of the waiver, once 7 and once 2 days before', async () => {
  const { app, remind, enter, subjects } = await reminding('2026-12-05T15:00:00Z');
  await enter();
  expect([await remind.run(), await remind.run()]).toEqual([2, 0]);
  expect(subjects()).toEqual([
    'jose@family.example: Still to pay: Fall Series Challenge',
    'marta@family.example: Please confirm the waiver: Fall Series Challenge',
  ]);
  expect(app.outbox.letters[0]?.parts).toContainEqual(expect.objectContaining({ kind: 'debt', amountCents: 4000 }));
  app.clock.set(new Date('2026-12-08T15:00:00Z'));
  expect(await remind.run()).toBe(0);
  app.clock.set(new Date('2026-12-10T15:00:00Z'));
  expect([await remind.run(), await remind.run()]).toEqual([2, 0]);
});

test('who has paid and signed in the meantime is not reminded again', async () => {
  const { app, remind, enter, subjects } = await reminding('2026-12-05T15:00:00Z');
  const registration = await enter();
  await remind.run();
  const confirmed = { at: signedAt, by: 'mailbox' as const };
  const { waiver } = registration;
  await app.registrations.changeWaiver({ ...registration, waiver: waiver && { ...waiver, confirmed } });
  await app.registrations.recordPayment(registration.id, {
    ...{
      state: 'paid',
      method: 'cash',
      amountCents: 4000,
      receivedCents: 4000,
      methodText: null,
      confirmedBy: 'Olga',
      confirmedAt: signedAt,
    },
  });
  app.clock.set(new Date('2026-12-10T15:00:00Z'));
  expect(await remind.run()).toBe(0);
  expect(subjects()).toHaveLength(2);
});

test('a family that reads Spanish is reminded in Spanish', async () => {
  const { remind, enter, subjects } = await reminding('2026-12-05T15:00:00Z');
  await enter({}, { language: 'es' });
  await remind.run();
  expect(subjects()).toEqual([
    'jose@family.example: Pago pendiente: Fall Series Challenge',
    'marta@family.example: Por favor, confirme la exención de responsabilidad: Fall Series Challenge',
  ]);
});

test('of a tournament that has begun or is over nobody is reminded', async () => {
  for (const status of ['active', 'completed'] as const) {
    const { app, remind, enter, tournamentId } = await reminding('2026-12-05T15:00:00Z');
    await enter();
    const tournament = await app.tournaments.find(tournamentId);
    if (tournament !== undefined) await app.tournaments.save({ ...tournament, status });
    expect(await remind.run()).toBe(0);
  }
});

test('so many are reminded in a round, the others in the next', async () => {
  const { remind, enter } = await reminding('2026-12-05T15:00:00Z');
  for (let count = 1; count <= 45; count += 1)
    await enter({}, { name: `Kim ${count}`, email: `kim${count}@family.example`, phone: `973-555-${1000 + count}` });
  expect([await remind.run(), await remind.run(), await remind.run(), await remind.run()]).toEqual([40, 40, 10, 0]);
});
