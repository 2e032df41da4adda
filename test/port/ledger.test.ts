import type { NewLedgerEntry } from '../../domain/rule/ledger/ledger-entry.ts';
import { aNewPlayer } from '../sample/a-player.ts';
import { aNewRegistration } from '../sample/a-registration.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

async function anEntry({
  tournaments,
  players,
  registrations,
}: PostgresAdapters): Promise<NewLedgerEntry & { playerId: number; tournamentId: number }> {
  const { id: tournamentId, name: tournamentName } = await tournaments.add(anAnnouncement());
  const { id: playerId } = await players.add(aNewPlayer());
  const { id: registrationId } = await registrations.add(aNewRegistration({ playerId, tournamentId }));
  return {
    ...{ registrationId, playerId, tournamentId, tournamentName, amountCents: 1500, method: 'cash', methodText: null },
    ...{ cause: 'payment', receivedOn: '2026-11-21', note: 'At the desk', enteredBy: 'Kit' },
    ...{ enteredAt: new Date('2026-11-22T15:00:00Z') },
  };
}

inPostgres((adapters) => {
  test('entries of a registration are found in the order in which they were made', async () => {
    const { ledger, together } = adapters();
    const entry = await anEntry(adapters());
    const first = await ledger.enter(entry);
    const second = await ledger.enter({ ...entry, amountCents: -500, cause: 'refund', note: null });
    expect(first).toEqual({ ...entry, id: first.id });
    expect(await together(() => ledger.hold(entry.registrationId))).toEqual([first, second]);
    expect(await together(() => ledger.hold(entry.registrationId + 1))).toEqual([]);
  });

  test('entries stay when the registration goes', async () => {
    const { ledger, removals, together } = adapters();
    const entry = await anEntry(adapters());
    await ledger.enter(entry);
    await removals.removeRegistration(entry.registrationId);
    expect(await together(() => ledger.hold(entry.registrationId))).toMatchObject([{ amountCents: 1500 }]);
  });

  test('the deleted registration of a player whose money is to be refunded is found, and one whose money went back is not', async () => {
    const { ledger, removals } = adapters();
    const entry = await anEntry(adapters());
    await ledger.enter(entry);
    expect(await ledger.toRefund(entry.playerId, entry.tournamentId)).toEqual([]);
    await removals.removeRegistration(entry.registrationId);
    expect(await ledger.toRefund(entry.playerId, entry.tournamentId)).toEqual([entry.registrationId]);
    await ledger.enter({ ...entry, amountCents: -1500, cause: 'refund' });
    expect(await ledger.toRefund(entry.playerId, entry.tournamentId)).toEqual([]);
  });

  test('when a person is erased the entry stays without the person and what was noted of them', async () => {
    const { ledger, removals, together } = adapters();
    const entry = await anEntry(adapters());
    await ledger.enter(entry);
    await removals.removePlayer(entry.playerId);
    expect(await together(() => ledger.hold(entry.registrationId))).toMatchObject([
      { amountCents: 1500, playerId: null, note: null, tournamentName: entry.tournamentName },
    ]);
  });

  test('when a tournament is deleted the entry stays with its name', async () => {
    const { ledger, removals, together } = adapters();
    const entry = await anEntry(adapters());
    await ledger.enter(entry);
    await removals.removeTournament(entry.tournamentId);
    expect(await together(() => ledger.hold(entry.registrationId))).toMatchObject([
      { amountCents: 1500, tournamentId: null, tournamentName: entry.tournamentName },
    ]);
  });
});
