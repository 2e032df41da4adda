import type { Given } from '../../port/ports.ts';
import { refuseStale, type SeenVersion } from '../../rule/audit/seen-version.ts';
import { said } from '../../rule/language/sentence.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import type { TestsRemoved, TournamentHoldings } from '../../rule/tournament/holdings.ts';
import { noSuchTournament, type Tournament } from '../../rule/tournament/tournament.ts';

/** Deletes a tournament with its brackets, games, teams and registrations; people stay on file. */
export async function deleteTournament(
  given: Given<'tournaments' | 'removals'>,
  asked: { readonly id: number; readonly seen: SeenVersion; readonly isConfirmed: boolean },
) {
  const tournament = await given.tournaments.lockForTeams(asked.id);
  if (tournament === undefined) throw noSuchTournament();
  refuseStale('tournament', asked.seen, tournament.version);
  const holdings = await given.removals.holdingsOf(asked.id);
  if (!asked.isConfirmed && (holdings.paid > 0 || holdings.played > 0)) throw unconfirmed(tournament, holdings);
  await given.removals.removeTournament(asked.id);
  const from = { ...tournament, ...holdings };
  await given.audit.note({ thing: 'tournament', recordId: asked.id, what: 'deleted', from });
  return { tournament, holdings };
}

/** Deletes all records marked as test, and nothing else. */
export async function deleteTests(given: Given<'removals'>, _: undefined): Promise<TestsRemoved> {
  const gone = await given.removals.removeTests();
  await given.audit.note({ thing: 'test data', recordId: null, what: 'deleted', from: { ...gone } });
  return gone;
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
