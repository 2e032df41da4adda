import type { BracketSettings } from '../draw/bracket-settings.ts';
import type { KeptChoices } from '../draw/draw-choices.ts';
import { type Game, resultOf } from '../game/game.ts';
import type { Division } from '../match/division.ts';
import type { TeamId } from '../match/match.ts';
import type { Timetable } from '../schedule/timetable.ts';
import { winsThenGoals } from '../standings/standings-presets.ts';
import type { StandingsSettings } from '../standings/standings-settings.ts';
import type { TieDecision } from '../standings/tie-decision.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { Seats } from './advance.ts';
import { deriveDivision } from './derive-division.ts';
import type { Played } from './played.ts';
import type { ShownDivision } from './shown-division.ts';

/** What was drawn for a tournament, once, and what an organizer has decided since beside the results. */
export interface DrawOnFile {
  readonly settings: BracketSettings;
  readonly divisions: readonly Division[];
  readonly timetable: Timetable;
  readonly withdrawn: readonly TeamId[];
  /** Those of them whose games to come are gone from the brackets. */
  readonly leftOut: readonly TeamId[];
  readonly decisions: readonly TieDecision[];
  readonly warnings: readonly string[];
  readonly version: number;
  readonly drawnAt: Date;
  readonly drawnBy: string;
  /** What was chosen for it; not kept of draws from before it was. */
  readonly choices?: KeptChoices | null;
}

/** The id of a game that is not on file yet. */
export const notOnFile = 0;

/** A game and what stands beside its result. */
export interface GameOnFile {
  readonly game: Game;
  /** A game that an earlier draw left behind belongs to no match; it keeps its result and moves nobody. */
  readonly isInBracket: boolean;
  readonly round: number;
  readonly ageBracket: string | null;
  /** Known one by one, while the game itself needs both. */
  readonly team1Id: TeamId | null;
  readonly team2Id: TeamId | null;
  readonly winnerId: TeamId | null;
  /** ISO 8601. */
  readonly end: string;
  readonly isLocked: boolean;
  readonly notes: string | null;
  readonly version: number;
}

/** A tournament that has been drawn, with everything that has happened in it. */
export interface TournamentDay {
  readonly tournament: Tournament;
  readonly draw: DrawOnFile;
  readonly games: readonly GameOnFile[];
  /** The teams every match was last shown with. */
  readonly seats: readonly Seats[];
  readonly teamNames: ReadonlyMap<TeamId, string>;
}

/** How a tournament makes its standings. */
export const standingsSettings = ({ standings }: Tournament): StandingsSettings => standings ?? winsThenGoals;

export const nameIn =
  ({ teamNames }: TournamentDay) =>
  (team: TeamId): string =>
    teamNames.get(team) ?? `Team ${team}`;

/** What has been played. A game given away by nobody but withdrawn teams is not among it: it follows from the withdrawal. */
export function playedOn({ draw, games }: TournamentDay): Played {
  const { withdrawn, decisions } = draw;
  const results = games.flatMap(({ game, isInBracket }) => {
    const result = isInBracket ? resultOf(game) : undefined;
    const follows = result?.status === 'forfeited' && result.by.every((team) => withdrawn.includes(team));
    return result === undefined || follows ? [] : [result];
  });
  return { results, withdrawn, decisions };
}

/** Everything that is shown of the day, derived. */
export function deriveDay(day: TournamentDay): readonly ShownDivision[] {
  const played = playedOn(day);
  return day.draw.divisions.map((division) => deriveDivision(division, played, standingsSettings(day.tournament)));
}
