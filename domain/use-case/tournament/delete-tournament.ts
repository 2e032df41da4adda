import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { said } from '../../language/sentence.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { TestsRemoved, TournamentHoldings } from '../../tournament/holdings.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';

/** Deletes a tournament with its brackets, games, teams and registrations; people stay on file. */
export class DeleteTournament {
  constructor(private readonly ports: Given<'tournaments' | 'removals'>) {}

  async run(asked: { readonly id: number; readonly seen: SeenVersion; readonly isConfirmed: boolean }) {
    const tournament = await this.ports.tournaments.lockForTeams(asked.id);
    if (tournament === undefined) throw noSuchTournament();
    refuseStale('tournament', asked.seen, tournament.version);
    const holdings = await this.ports.removals.holdingsOf(asked.id);
    if (!asked.isConfirmed && (holdings.paid > 0 || holdings.played > 0)) throw unconfirmed(tournament, holdings);
    await this.ports.removals.removeTournament(asked.id);
    const from = { ...tournament, ...holdings };
    await this.ports.audit.note({ thing: 'tournament', recordId: asked.id, what: 'deleted', from });
    return { tournament, holdings };
  }
}

/** Deletes all records marked as test, and nothing else. */
export class DeleteTests {
  constructor(private readonly ports: Given<'removals'>) {}

  async run(_: undefined): Promise<TestsRemoved> {
    const gone = await this.ports.removals.removeTests();
    await this.ports.audit.note({ thing: 'test data', recordId: null, what: 'deleted', from: { ...gone } });
    return gone;
  }
}

/** Returns the refusal of an unconfirmed deletion, which names what will be deleted. */
function unconfirmed({ name }: Tournament, holdings: TournamentHoldings): Refusal {
  const { teams, registrations, paid, games, played } = holdings;
  const parts = [
    counted(teams, 'team'),
    `${counted(registrations, 'registration')} (${paid} paid)`,
    `${counted(games, 'game')} (${played} played)`,
  ];
  return new Refusal(
    'unconfirmed',
    said('With {name} will go: {parts}. Please confirm.', { name, parts: parts.join(', ') }),
    holdings,
  );
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
