import { Refusal } from '../refusal/refusal.ts';
import type { ScheduledGame, Timetable } from '../schedule/timetable.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { startedGames } from './drawn-day.ts';
import { settleGames } from './settle-games.ts';
import { type DrawOnFile, deriveDay, type GameOnFile, type TournamentDay } from './tournament-day.ts';

/** What a draw was made from: where it has changed since, the draw speaks of another day. */
export interface DraftBasis {
  /** The version of what was published then; 0 where nothing was. */
  readonly drawVersion: number;
  /** How many games of it had started. */
  readonly started: number;
  /** YYYY-MM-DD; null without a day. */
  readonly firstDay: string | null;
}

/** Brackets and a timetable that were drawn, and that only organizers see. Its games have the ids they will be published with. */
export interface DrawnDraft {
  readonly kind: 'drawn';
  readonly draw: DrawOnFile;
  readonly games: readonly GameOnFile[];
  readonly basis: DraftBasis;
}

/** Games of the published timetable that an organizer has moved, and families have not been told of yet. */
export interface GatheredChanges {
  readonly kind: 'changes';
  /** Where the games are to be played; all others stay. */
  readonly moves: readonly ScheduledGame[];
  /** The tournament's day when they were moved: on another day they mean nothing. */
  readonly firstDay: string | null;
}

export type DraftContent = DrawnDraft | GatheredChanges;

/** What has not been published of a tournament's timetable. */
export interface TimetableDraft {
  readonly content: DraftContent;
  readonly version: number;
  readonly changedAt: Date;
  readonly changedBy: string;
}

export function basisOf(published: TournamentDay | undefined, { firstDay }: Tournament): DraftBasis {
  return { drawVersion: published?.draw.version ?? 0, started: startedGames(published).length, firstDay };
}

/** Whether the tournament has gone on since the draft was drawn: games have started, its timetable or its day were changed. */
export function isOutdated(
  { basis }: DrawnDraft,
  published: TournamentDay | undefined,
  tournament: Tournament,
): boolean {
  const now = basisOf(published, tournament);
  return now.drawVersion !== basis.drawVersion || now.started !== basis.started || now.firstDay !== basis.firstDay;
}

/** The day as a draft has drawn it, and as its games were moved since. */
export function draftedDay(
  { draw, games }: DrawnDraft,
  { tournament, teamNames }: Pick<TournamentDay, 'tournament' | 'teamNames'>,
): TournamentDay {
  const day = { tournament, draw, games, seats: [], teamNames };
  return { ...day, games: settleGames(day, deriveDay(day)) };
}

/** The timetable with the gathered changes made; a game that has started meanwhile was played where it was published. */
export function withChanges(published: TournamentDay, { moves, firstDay }: GatheredChanges): Timetable {
  const { draw, games, tournament } = published;
  if (tournament.firstDay !== firstDay) return draw.timetable;
  const started = new Set(
    games.filter(({ game, isInBracket }) => isInBracket && game.status !== 'scheduled').map(({ game }) => game.match),
  );
  const to = new Map(moves.filter(({ match }) => !started.has(match)).map((game) => [game.match, game]));
  return { ...draw.timetable, games: draw.timetable.games.map((game) => to.get(game.match) ?? game) };
}

/** What of a timetable is not as it was published. */
export function changesFrom({ draw, tournament }: TournamentDay, { games }: Timetable): GatheredChanges {
  const published = new Map(draw.timetable.games.map((game) => [game.match, game]));
  const isMoved = ({ match, field, start }: ScheduledGame) => {
    const was = published.get(match);
    return was !== undefined && (was.field !== field || Date.parse(was.start) !== Date.parse(start));
  };
  return { kind: 'changes', moves: games.filter(isMoved), firstDay: tournament.firstDay };
}

/** Whether nothing differs from what was published. */
export const isNothing = (content: DraftContent): boolean => content.kind === 'changes' && content.moves.length === 0;

/** A score is entered in a game that families do not know of. */
export const gameIsDraft = () =>
  new Refusal('conflict', 'This game is in a draft: an organizer publishes the timetable before it is played');
