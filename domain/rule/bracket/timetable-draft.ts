import { Refusal } from '../refusal/refusal.ts';
import type { FieldsAndHours, ScheduledGame, Timetable } from '../schedule/timetable.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { startedGames } from './drawn-day.ts';
import { settleGames } from './settle-games.ts';
import { type DrawOnFile, deriveDay, type GameOnFile, type TournamentDay } from './tournament-day.ts';

/** State of the tournament that a draft was drawn from; the draft is outdated once it differs. */
interface DraftBasis {
  /** Version of the published draw at that time; 0 where there was none. */
  readonly drawVersion: number;
  /** Number of its games that had started. */
  readonly started: number;
  /** YYYY-MM-DD; null without a day. */
  readonly firstDay: string | null;
}

/** Drawn brackets and timetable that only organizers see. Its games have the ids they will be published with. */
export interface DrawnDraft {
  readonly kind: 'drawn';
  readonly draw: DrawOnFile;
  readonly games: readonly GameOnFile[];
  readonly basis: DraftBasis;
}

/** Moves of published games that an organizer has collected and not yet announced to families. */
export interface GatheredChanges {
  readonly kind: 'changes';
  /** New slots of the moved games; all others stay. */
  readonly moves: readonly ScheduledGame[];
  /** First day of the tournament when they were moved; on another day the moves are void. */
  readonly firstDay: string | null;
  /** Fields and hours of these moves, where they are others than the published ones; null for those of the draw. */
  readonly venue?: FieldsAndHours | null;
}

export type DraftContent = DrawnDraft | GatheredChanges;

/** Unpublished draft of a tournament's timetable. */
export interface TimetableDraft {
  readonly content: DraftContent;
  readonly version: number;
  readonly changedAt: Date;
  readonly changedBy: string;
}

export function basisOf(published: TournamentDay | undefined, { firstDay }: Tournament): DraftBasis {
  return { drawVersion: published?.draw.version ?? 0, started: startedGames(published).length, firstDay };
}

/** Tells whether the tournament has changed since the draft was drawn: games have started, or its timetable or day was changed. */
export function isOutdated(
  { basis }: DrawnDraft,
  published: TournamentDay | undefined,
  tournament: Tournament,
): boolean {
  const now = basisOf(published, tournament);
  return now.drawVersion !== basis.drawVersion || now.started !== basis.started || now.firstDay !== basis.firstDay;
}

/** Returns the day of a draft, with its later moves. */
export function draftedDay(
  { draw, games }: DrawnDraft,
  { tournament, teamNames }: Pick<TournamentDay, 'tournament' | 'teamNames'>,
): TournamentDay {
  const day = { tournament, draw, games, seats: [], teamNames };
  return { ...day, games: settleGames(day, deriveDay(day)) };
}

/** Applies collected moves to the published timetable, except for games that have started meanwhile. */
export function withChanges(published: TournamentDay, { moves, firstDay, venue }: GatheredChanges): Timetable {
  const { draw, games, tournament } = published;
  if (tournament.firstDay !== firstDay) return draw.timetable;
  const started = new Set(
    games.filter(({ game, isInBracket }) => isInBracket && game.status !== 'scheduled').map(({ game }) => game.match),
  );
  const to = new Map(moves.filter(({ match }) => !started.has(match)).map((game) => [game.match, game]));
  const changed = draw.timetable.games.map((game) => to.get(game.match) ?? game);
  const { venue: earlier, ...timetable } = draw.timetable;
  const timedFor = venue === undefined ? earlier : venue;
  return { ...timetable, games: changed, ...(timedFor && { venue: timedFor }) };
}

/** Returns the moves by which a timetable differs from the published one. */
export function changesFrom({ draw, tournament }: TournamentDay, { games, venue }: Timetable): GatheredChanges {
  const published = new Map(draw.timetable.games.map((game) => [game.match, game]));
  const isMoved = ({ match, field, start }: ScheduledGame) => {
    const was = published.get(match);
    return was !== undefined && (was.field !== field || Date.parse(was.start) !== Date.parse(start));
  };
  const isElsewhere = JSON.stringify(venue) !== JSON.stringify(draw.timetable.venue);
  const { firstDay } = tournament;
  return { kind: 'changes', moves: games.filter(isMoved), firstDay, ...(isElsewhere && { venue: venue ?? null }) };
}

/** Tells whether a draft changes nothing of the published timetable. */
export const isNothing = (content: DraftContent): boolean =>
  content.kind === 'changes' && content.moves.length === 0 && content.venue === undefined;

/** Returns the refusal of a score for a game that is not published yet. */
export const gameIsDraft = () =>
  new Refusal('conflict', 'This game is in a draft: an organizer publishes the timetable before it is played');
