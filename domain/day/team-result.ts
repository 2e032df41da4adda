import { type ForfeitWay, forfeitWay } from '../game/complete-game.ts';
import { undivided } from '../match/division.ts';
import type { MatchKey, TeamId } from '../match/match.ts';
import { type GameResult, isOver, winnerOfResult } from '../match/result.ts';
import type { Score } from '../match/score.ts';
import { type FinalPlace, finalPlacesOf } from './final-place.ts';
import { deriveDay, nameIn, type TournamentDay } from './tournament-day.ts';

/** Game from the view of one of its teams: its own goals stand first. */
export interface OwnGame {
  readonly against: string;
  readonly againstId: TeamId;
  readonly score: readonly [own: number, theirs: number];
  readonly shootout?: readonly [own: number, theirs: number];
  readonly outcome: 'won' | 'lost' | 'drawn';
  readonly isForfeited: boolean;
  /** Names of the teams that forfeited the game. */
  readonly forfeitedBy: readonly string[];
  /** Way of the forfeit; undefined where nobody forfeited. */
  readonly forfeitWay?: ForfeitWay;
}

/** Result of a team in a tournament that is over. */
export interface TeamResult extends FinalPlace {
  /** Winners of its division; several where nothing has separated them. */
  readonly champions: readonly string[];
  readonly games: readonly OwnGame[];
}

/** Tells whether every game of a tournament has been played. */
export const isPlayed = (day: TournamentDay): boolean => {
  const divisions = deriveDay(day);
  return divisions.length > 0 && divisions.every((division) => division.isOver);
};

/** Returns the result of each team that has a final place, by division and place. */
export function teamResultsOf(day: TournamentDay): readonly TeamResult[] {
  const places = finalPlacesOf(day);
  const forfeits = forfeitsOn(day);
  const nameOf = nameIn(day);
  const shown = deriveDay(day);
  return places.map((place) => {
    const rivals = places.filter(({ division }) => division === place.division);
    const own = shown.find(({ name }) => name === (place.division ?? undivided));
    const played = (own?.matches ?? []).flatMap(({ result }) =>
      result !== undefined && isOver(result) ? [result] : [],
    );
    return {
      ...place,
      champions: rivals.filter((one) => one.place === 1).map(({ teamName }) => teamName),
      games: played
        .filter(({ teams }) => teams.includes(place.teamId))
        .map((result) => {
          const way = forfeits.get(result.match);
          return { ...ownGame(result, place.teamId, nameOf), ...(way !== undefined && { forfeitWay: way }) };
        }),
    };
  });
}

const forfeitsOn = ({ games }: TournamentDay): ReadonlyMap<MatchKey, ForfeitWay> =>
  new Map(
    games.flatMap(({ game, isInBracket }) => {
      const way = isInBracket ? forfeitWay(game) : undefined;
      return way === undefined ? [] : [[game.match, way] as const];
    }),
  );

function ownGame(result: GameResult, team: TeamId, nameOf: (team: TeamId) => string): OwnGame {
  const [team1, team2] = result.teams;
  const isFirst = team1 === team;
  const own = ({ team1: first, team2: second }: Score) =>
    isFirst ? ([first, second] as const) : ([second, first] as const);
  const shootout = result.status === 'completed' && result.shootout ? { shootout: own(result.shootout) } : {};
  return {
    against: nameOf(isFirst ? team2 : team1),
    againstId: isFirst ? team2 : team1,
    score: own(result.score),
    ...shootout,
    outcome: outcomeOf(result, team),
    isForfeited: result.status === 'forfeited',
    forfeitedBy: result.status === 'forfeited' ? result.by.map(nameOf) : [],
  };
}

function outcomeOf(result: GameResult, team: TeamId): OwnGame['outcome'] {
  const winner = winnerOfResult(result);
  return winner === undefined ? (isLostByBoth(result) ? 'lost' : 'drawn') : winner === team ? 'won' : 'lost';
}

const isLostByBoth = (result: GameResult): boolean => result.status === 'forfeited' && result.by.length === 2;

/** Serializes all results of a day by ids and numbers alone, to compare with earlier ones: renaming a team changes nothing. */
export function resultsAsText(day: TournamentDay): string {
  const results = teamResultsOf(day).map(({ teamId, place, games }) => [
    teamId,
    place,
    games.map(({ against: _, forfeitedBy: __, forfeitWay: ___, ...game }) => game),
  ]);
  return JSON.stringify(results);
}
