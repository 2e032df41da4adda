import type { BracketSettings } from '../draw/bracket-settings.ts';
import type { KeptChoices } from '../draw/draw-choices.ts';
import { type CompletedGame, type Game, resultOf } from '../game/game.ts';
import type { Division } from '../match/division.ts';
import type { TeamId } from '../match/match.ts';
import type { ScheduledGame, Timetable } from '../schedule/timetable.ts';
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
  /** The draw as it was before each of these left; not known of those that left before it was kept. */
  readonly setAside?: readonly SetAside[];
  readonly decisions: readonly TieDecision[];
  readonly warnings: readonly string[];
  readonly version: number;
  readonly drawnAt: Date;
  readonly drawnBy: string;
  /** What was chosen for it; not kept of draws from before it was. */
  readonly choices?: KeptChoices | null;
}

/** The draw as it was before a team left as if it had never played, so that the team can come back. */
export interface SetAside {
  readonly team: TeamId;
  readonly divisions: readonly Division[];
  /** Games that are gone from the timetable. */
  readonly games: readonly ScheduledGame[];
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

/** Whether a game was given away by nobody but withdrawn teams, and by their withdrawal. */
export function followsWithdrawal(game: Game, withdrawn: readonly TeamId[]): game is ForfeitedGame {
  if (game.status !== 'completed' || game.forfeitedBy === undefined || game.ending?.isWithdrawal === false)
    return false;
  return game.forfeitedBy.every((team) => withdrawn.includes(team));
}

type ForfeitedGame = CompletedGame & Required<Pick<CompletedGame, 'forfeitedBy'>>;

/** What has been played. A game that was given away by a withdrawal is not among it: it follows from that. */
export function playedOn({ draw, games }: TournamentDay): Played {
  const { withdrawn, decisions } = draw;
  const results = games.flatMap(({ game, isInBracket }) => {
    const result = isInBracket ? resultOf(game) : undefined;
    return result === undefined || followsWithdrawal(game, withdrawn) ? [] : [result];
  });
  return { results, withdrawn, decisions };
}

/** Everything that is shown of the day, derived. */
export function deriveDay(day: TournamentDay): readonly ShownDivision[] {
  const played = playedOn(day);
  return day.draw.divisions.map((division) => deriveDivision(division, played, standingsSettings(day.tournament)));
}
