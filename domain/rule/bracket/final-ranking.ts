import type { Division } from '../match/division.ts';
import type { Match, TeamId } from '../match/match.ts';
import { forfeitersOf } from '../match/result.ts';
import type { DivisionView, MatchView } from './division-view.ts';

/**
 * Ranks all teams of a finished division from the champion down: by places played for, then by knock-out round
 * reached, whoever gave it away last, then by standings, then by seed. A later tournament can seed by it.
 */
export function finalRanking(division: Division, shown: DivisionView): readonly TeamId[] {
  const merits = new Map(division.teams.map((team, seed) => [team, meritOf(team, seed, division, shown)]));
  return division.teams.toSorted((one, other) => compare(merits.get(one) ?? [], merits.get(other) ?? []));
}

/**
 * Returns the place of each team of a finished division. Teams separated by nothing but their seed share one, as
 * the two semifinal losers do without a game for the third place.
 */
export function finalPlaces(division: Division, shown: DivisionView): ReadonlyMap<TeamId, number> {
  const merits = new Map(division.teams.map((team) => [team, meritOf(team, 0, division, shown)]));
  const placeOf = (own: SortKey) => [...merits.values()].filter((other) => compare(other, own) < 0).length + 1;
  return new Map([...merits].map(([team, sortKey]) => [team, placeOf(sortKey)]));
}

/** Sort key: numbers compared one after another, less is better. */
type SortKey = readonly number[];

function meritOf(team: TeamId, seed: number, division: Division, shown: DivisionView): SortKey {
  const played = division.matches.flatMap((match, index) => {
    const card = shown.matches[index];
    return card !== undefined && isIn(card, team) ? [{ match, card }] : [];
  });
  const place = Math.min(...played.map(({ match, card }) => placeOf(team, match, card)));
  const knockout = played.filter(({ match }) => match.stage === 'knockout');
  const reached = Math.max(0, ...knockout.map(({ match }) => match.round));
  const gaveAway = knockout.some(({ match, card }) => match.round === reached && isForfeitedBy(team, card));
  const rank = shown.standings.find((row) => row.teamId === team)?.rank ?? 0;
  return [place, -reached, gaveAway ? 1 : 0, rank, seed];
}

const isForfeitedBy = (team: TeamId, { result }: MatchView): boolean =>
  result !== undefined && forfeitersOf(result).includes(team);

const isIn = (card: MatchView, team: TeamId): boolean => card.team1Id === team || card.team2Id === team;

function placeOf(team: TeamId, { places }: Match, { winnerId }: MatchView): number {
  if (places === undefined || winnerId === null) return Number.POSITIVE_INFINITY;
  return winnerId === team ? places[0] : places[1];
}

function compare(one: SortKey, other: SortKey): number {
  const differing = one.findIndex((number, index) => number !== other[index]);
  return differing === -1 ? 0 : (one[differing] ?? 0) < (other[differing] ?? 0) ? -1 : 1;
}
