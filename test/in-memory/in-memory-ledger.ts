import { creditBy } from '../../domain/ledger/credit.ts';
import type { LedgerEntry, NewLedgerEntry } from '../../domain/ledger/ledger-entry.ts';
import type { Payer } from '../../domain/ledger/statement.ts';
import { owedCents } from '../../domain/payment/payment.ts';
import { paymentReference } from '../../domain/payment/payment-reference.ts';
import { nameKey } from '../../domain/player/person.ts';
import { Ledger } from '../../domain/port/ledger.ts';
import type { InMemoryPlayers } from './in-memory-players.ts';
import type { InMemoryRegistrations } from './in-memory-registrations.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';

/** The ledger for as long as a test lasts. */
export class InMemoryLedger extends Ledger {
  readonly entries: LedgerEntry[] = [];

  constructor(
    private readonly registrations: InMemoryRegistrations,
    private readonly players: InMemoryPlayers,
    private readonly tournaments: InMemoryTournaments,
  ) {
    super();
  }

  override async enter(entry: NewLedgerEntry): Promise<LedgerEntry> {
    const entered = { ...entry, id: this.entries.length + 1 };
    this.entries.push(entered);
    return entered;
  }

  override async hold(registrationId: number): Promise<readonly LedgerEntry[]> {
    return this.entries.filter((one) => one.registrationId === registrationId);
  }

  override async lockCredit(playerId: number): Promise<number> {
    return this.creditOf(playerId);
  }

  override async creditOf(playerId: number): Promise<number> {
    return creditBy(this.entries.filter((one) => one.playerId === playerId));
  }

  override async entered(lineKeys: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(
      this.entries.flatMap(({ lineKey }) => (lineKey !== null && lineKeys.includes(lineKey) ? [lineKey] : [])),
    );
  }

  override async payers(registrationIds: readonly number[], names: readonly string[]): Promise<readonly Payer[]> {
    const payers: Payer[] = [];
    for (const { id, playerId, tournamentId, payment } of this.registrations.everybody()) {
      const [player, tournament] = [await this.players.find(playerId), await this.tournaments.find(tournamentId)];
      if (player === undefined || tournament === undefined) continue;
      const isNamed = [player.name, player.parentName].some((name) => name !== null && names.includes(nameKey(name)));
      const owed = owedCents(payment);
      if (!registrationIds.includes(id) && !(isNamed && owed > 0)) continue;
      const named = { playerName: player.name, parentName: player.parentName, tournamentName: tournament.name };
      payers.push({ registrationId: id, ...named, reference: paymentReference(id), owedCents: owed });
    }
    return payers;
  }
}
