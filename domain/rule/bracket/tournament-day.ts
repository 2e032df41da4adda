import type { StoredDrawSettings, VenueAndSeeds } from '../draw/draw-settings.ts';
import { type CompletedGame, type Game, resultOf } from '../game/game.ts';
import type { Division } from '../match/division.ts';
import type { TeamId } from '../match/match.ts';
import type { GameResult } from '../match/result.ts';
import type { ScheduledGame, Timetable } from '../schedule/timetable.ts';
import { standingsPresets } from '../standings/standings-presets.ts';
import type { StandingsSettings } from '../standings/standings-settings.ts';
import type { TieDecision } from '../standings/tie-decision.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { PublishedTeams } from './advance.ts';
import { deriveDivision } from './derive-division.ts';
import type { DivisionView } from './division-view.ts';
import type { Results } from './results.ts';

/** Draw of a tournament as stored, with the decisions that an organizer has made since beside the results. */
export interface DrawOnFile {
  /** Settings that it was drawn by; null for draws older than their recording. */
  readonly choices: StoredDrawSettings | null;
  /** What it was drawn by besides them. */
  readonly settings: VenueAndSeeds;
  readonly divisions: readonly Division[];
  readonly timetable: Timetable;
  readonly withdrawn: readonly TeamId[];
  /** Withdrawn teams whose remaining games were removed from the brackets. */
  readonly leftOut: readonly TeamId[];
  /** Withdrawn teams that left once the knock-out had begun: in it they keep the place of their rank. */
  readonly keepsPlace: readonly TeamId[];
  /** Draw from before each of these teams left; missing for teams that left before it was recorded. */
  readonly setAside?: readonly DrawBeforeLeaving[];
  readonly decisions: readonly TieDecision[];
  readonly warnings: readonly string[];
  readonly version: number;
  readonly drawnAt: Date;
  readonly drawnBy: string;
}

/** Draw from before a team left as if it had never played, so that the team can come back. */
export interface DrawBeforeLeaving {
  readonly team: TeamId;
  readonly divisions: readonly Division[];
  /** Games removed from the timetable. */
  readonly games: readonly ScheduledGame[];
}

/** Id of a game that is not saved yet. */
export const notOnFile = 0;

/** Game with its place in the day: slot, lock and notes. */
export interface GameOnFile {
  readonly game: Game;
  /** Whether the game belongs to a match. A game left over from an earlier draw does not: it keeps its result and advances no team. */
  readonly isInBracket: boolean;
  readonly round: number;
  readonly ageBracket: string | null;
  /** Ids of the two teams, each set once it is known; the game itself needs both. */
  readonly team1Id: TeamId | null;
  readonly team2Id: TeamId | null;
  readonly winnerId: TeamId | null;
  /** ISO 8601; null where the kick-off is to be announced. */
  readonly end: string | null;
  /** Results of earlier pairings that a correction has reset; each comes back with its two teams. */
  readonly setAside?: readonly GameResult[];
  readonly isLocked: boolean;
  readonly notes: string | null;
  readonly version: number;
}

/** Drawn tournament with everything that has happened in it. */
export interface TournamentDay {
  readonly tournament: Tournament;
  readonly draw: DrawOnFile;
  readonly games: readonly GameOnFile[];
  /** Teams of every match as last published. */
  readonly seats: readonly PublishedTeams[];
  readonly teamNames: ReadonlyMap<TeamId, string>;
}

/** Parts of a day that a change replaces; parts left out stay as they are. */
export type DayChange = Partial<Pick<TournamentDay, 'tournament' | 'draw' | 'games'>>;

/** Returns how a tournament ranks its standings. */
export const standingsSettings = ({ ranking, forfeitGoals }: Tournament): StandingsSettings => ({
  ...standingsPresets[ranking],
  forfeitGoals,
});

export const nameIn =
  ({ teamNames }: TournamentDay) =>
  (team: TeamId): string =>
    teamNames.get(team) ?? `Team ${team}`;

/** Tells whether a game was forfeited by withdrawn teams alone, because of their withdrawal. */
export function followsWithdrawal(game: Game, withdrawn: readonly TeamId[]): game is ForfeitedGame {
  if (game.status !== 'completed' || game.forfeitedBy === undefined || game.ending?.isWithdrawal === false)
    return false;
  return game.forfeitedBy.every((team) => withdrawn.includes(team));
}

type ForfeitedGame = CompletedGame & Required<Pick<CompletedGame, 'forfeitedBy'>>;

/** Returns the results so far, without games forfeited by a withdrawal, which follow from that. */
export function playedOn({ draw, games }: TournamentDay): Results {
  const { withdrawn, keepsPlace, decisions } = draw;
  const results = games.flatMap(({ game, isInBracket }) => {
    const result = isInBracket ? resultOf(game) : undefined;
    return result === undefined || followsWithdrawal(game, withdrawn) ? [] : [result];
  });
  const setAside = games.flatMap((onFile) => (onFile.isInBracket ? (onFile.setAside ?? []) : []));
  return { results, setAside, withdrawn, keepsPlace, decisions };
}

/** Derives the published view of the day. */
export function deriveDay(day: TournamentDay): readonly DivisionView[] {
  const played = playedOn(day);
  return day.draw.divisions.map((division) => deriveDivision(division, played, standingsSettings(day.tournament)));
}
