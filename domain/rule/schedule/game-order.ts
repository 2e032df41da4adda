import { gather } from '../match/gather.ts';
import { gamesOf, type Match, type MatchKey, type Slot } from '../match/match.ts';
import { throughByes } from '../match/slot-past-byes.ts';

/** Constraints of the bracket on the time of a game. */
export interface GameOrder {
  readonly match: Match;
  /** Games that must have ended before, because they decide which teams come in. */
  readonly after: readonly MatchKey[];
  /** Games in no given order that the same team may have to play, known or not yet known. */
  readonly apart: readonly MatchKey[];
}

/** Returns the order of the games of one division, with rest in mind for every team that may come into them. */
export function gameOrder(matches: readonly Match[]): readonly GameOrder[] {
  const read = throughByes(matches);
  const games = gamesOf(matches).map((match) => ({ match, sources: match.slots.map(read) }));
  const group = games.filter(({ match }) => match.stage === 'group').map(({ match }) => match.key);
  const apart = gamesApart(games);
  return games.map(({ match, sources }) => ({
    match,
    after: [...new Set(sources.flatMap((source) => decidedBy(source, group)))],
    apart: [...(apart.get(match.key) ?? [])],
  }));
}

function decidedBy(source: Slot, group: readonly MatchKey[]): readonly MatchKey[] {
  if (source.from === 'rank') return group;
  return 'of' in source ? [source.of] : [];
}

interface Game {
  readonly match: Match;
  readonly sources: readonly Slot[];
}

/** Returns the games to keep apart: a team that enters several games from one source may play each of them and every game that follows from it. */
function gamesApart(games: readonly Game[]): ReadonlyMap<MatchKey, ReadonlySet<MatchKey>> {
  const entries = games.flatMap((game) => game.sources.map((source) => ({ game, line: lineOf(source) })));
  const lines = gather(entries, ({ line }) => line);
  const follow = (game: Game): readonly Game[] =>
    [`winner ${game.match.key}`, `loser ${game.match.key}`].flatMap((line) =>
      (lines.get(line) ?? []).flatMap((entry) => [entry.game, ...follow(entry.game)]),
    );
  const apart = new Map<MatchKey, Set<MatchKey>>(games.map(({ match }) => [match.key, new Set<MatchKey>()]));
  for (const [line, sharing] of lines) {
    if (line === 'nobody' || sharing.length < 2) continue;
    const branches = sharing.map(({ game }) => [game, ...follow(game)].map(({ match }) => match.key));
    separate(branches, apart);
  }
  return apart;
}

function separate(branches: readonly (readonly MatchKey[])[], apart: ReadonlyMap<MatchKey, Set<MatchKey>>): void {
  for (const [index, branch] of branches.entries()) {
    const others = branches.filter((_, other) => other !== index).flat();
    for (const game of branch) for (const other of others) if (other !== game) apart.get(game)?.add(other);
  }
}

/** Returns the source of a team in a game; a loser is a loser, whether or not it has played before. */
function lineOf(source: Slot): string {
  if (source.from === 'team') return `team ${source.team}`;
  if (source.from === 'winner') return `winner ${source.of}`;
  return 'of' in source ? `loser ${source.of}` : 'nobody';
}
