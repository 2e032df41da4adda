import type { NewLedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { paymentReference } from '../../domain/payment/payment-reference.ts';
import { nameKey } from '../../domain/player/person.ts';
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
    ...{ enteredAt: new Date('2026-11-22T15:00:00Z'), lineKey: null },
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

  test('whom a line may be for is found by number, and among those who owe by the folded name of player or parent', async () => {
    const { ledger, registrations } = adapters();
    const { registrationId, playerId } = await anEntry(adapters());
    const { name = '', parentName } = (await adapters().players.find(playerId)) ?? {};
    const payer = { registrationId, playerName: name, owedCents: 4000, reference: paymentReference(registrationId) };
    for (const names of [[nameKey(name)], [nameKey(parentName ?? '')]])
      expect(await ledger.payers([], names)).toMatchObject([payer]);
    expect(await ledger.payers([], ['somebody else'])).toEqual([]);
    const paid = { state: 'paid', method: 'cash', amountCents: 4000, receivedCents: 4000 } as const;
    await registrations.recordPayment(registrationId, {
      ...paid,
      methodText: null,
      confirmedBy: 'x',
      confirmedAt: null,
    });
    expect(await ledger.payers([], [nameKey(name)])).toEqual([]);
    expect(await ledger.payers([registrationId], [])).toMatchObject([{ ...payer, owedCents: 0 }]);
  });

  test('which lines of a statement were entered before is known', async () => {
    const { ledger } = adapters();
    await ledger.enter({ ...(await anEntry(adapters())), lineKey: 'abc' });
    expect(await ledger.entered(['abc', 'def'])).toEqual(new Set(['abc']));
  });

  test('a line of a statement is entered once', async () => {
    const { ledger } = adapters();
    const entry = { ...(await anEntry(adapters())), lineKey: 'a'.repeat(64) };
    await ledger.enter(entry);
    await expect(ledger.enter(entry)).rejects.toThrow('ledger_entries_line_once');
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
