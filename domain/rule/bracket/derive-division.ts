import type { Division } from '../match/division.ts';
import type { Match, MatchKey, Slot } from '../match/match.ts';
import { type GameResult, isOver } from '../match/result.ts';
import { winsThenGoals } from '../standings/standings-presets.ts';
import type { StandingsSettings } from '../standings/standings-settings.ts';
import { type Arrival, awaited, nobody, teamOf } from './arrival.ts';
import type { DivisionView, MatchView } from './division-view.ts';
import { type GroupOutcome, groupOutcome } from './group-outcome.ts';
import type { Results } from './results.ts';
import { type SettledMatch, settleMatch } from './settle-match.ts';

/** Derives the published view of a division from its match graph and its results. */
export function deriveDivision(
  division: Division,
  played: Results,
  settings: StandingsSettings = winsThenGoals,
): DivisionView {
  const settleGroup = settler(division, played, settings, () => awaited);
  const groups = groupOutcome(division, groupResults(division, settleGroup), played, settings);
  const settle = settler(division, played, settings, groups.arrivalOf);
  const matches = division.matches.map((match) => shown(match, settle(match.key)));
  return {
    name: division.name,
    matches,
    standings: groups.standings,
    ties: groups.ties,
    outdated: outdatedResults(matches, played.results),
    championId: matches.find((match) => isFinal(division, match))?.winnerId ?? null,
    isOver: matches.every((match) => match.status === 'completed'),
  };
}

/** Looks up the settled state of a match. */
type Settle = (key: MatchKey) => SettledMatch;
type ArrivalOfRank = GroupOutcome['arrivalOf'];

/** Settles matches recursively, back to the matches their teams come from. Teams that come in by group rank are given. */
function settler(
  division: Division,
  played: Results,
  { forfeitGoals }: StandingsSettings,
  arrivalOfRank: ArrivalOfRank,
): Settle {
  const matches = new Map(division.matches.map((match) => [match.key, match]));
  const results = new Map(played.results.map((result) => [result.match, result]));
  const known = new Map<MatchKey, SettledMatch>();
  const settle: Settle = (key) => {
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const [one, other] = matches.get(key)?.slots ?? [bye, bye];
    const arrivals = [arrivalIn(one, settle, arrivalOfRank), arrivalIn(other, settle, arrivalOfRank)] as const;
    const setAside = (played.setAside ?? []).filter((result) => result.match === key);
    const circumstances = { recorded: results.get(key), setAside, withdrawn: played.withdrawn, forfeitGoals };
    const settled = settleMatch(key, arrivals, circumstances);
    known.set(key, settled);
    return settled;
  };
  return settle;
}

const bye: Slot = { from: 'bye' };

function arrivalIn(slot: Slot, settle: Settle, arrivalOfRank: ArrivalOfRank): Arrival {
  if (slot.from === 'bye') return nobody;
  if (slot.from === 'team') return { is: 'team', team: slot.team, gamesPlayed: 0 };
  if (slot.from === 'rank') return arrivalOfRank(slot.group, slot.rank);
  const source = settle(slot.of);
  if (slot.from === 'winner') return source.winner;
  const { loser } = source;
  return slot.from === 'first-loser' && loser.is === 'team' && loser.gamesPlayed > 1 ? nobody : loser;
}

function groupResults(division: Division, settle: Settle): ReadonlyMap<MatchKey, GameResult> {
  const group = division.matches.filter((match) => match.stage === 'group');
  return new Map(
    group.flatMap(({ key }) => {
      const { result } = settle(key);
      return result !== undefined && isOver(result) ? [[key, result] as const] : [];
    }),
  );
}

function shown(match: Match, { arrivals, isBye, result, winner }: SettledMatch): MatchView {
  const { key, division, stage, round, position, slots } = match;
  const isDecided = isBye || winner.is !== 'awaited' || (stage === 'group' && result !== undefined && isOver(result));
  return {
    ...{ key, division, stage, round, position, slots, isBye },
    team1Id: teamOf(arrivals[0]),
    team2Id: teamOf(arrivals[1]),
    winnerId: teamOf(winner),
    status: isDecided ? 'completed' : result === undefined ? 'scheduled' : 'in_progress',
    ...(result === undefined ? {} : { result }),
  };
}

function outdatedResults(matches: readonly MatchView[], results: readonly GameResult[]): readonly GameResult[] {
  const ofDivision = new Map(matches.map((match) => [match.key, match]));
  return results.filter((recorded) => {
    const match = ofDivision.get(recorded.match);
    return match !== undefined && recorded.teams.some((team) => team !== match.team1Id && team !== match.team2Id);
  });
}

function isFinal(division: Division, matchView: MatchView): boolean {
  const match = division.matches.find(({ key }) => key === matchView.key);
  return match?.stage === 'knockout' && match.places?.[0] === 1;
}
