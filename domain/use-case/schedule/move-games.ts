import type { Given, Needs } from '../../port/ports.ts';
import { dayPlanOf } from '../../rule/bracket/day-plan-of.ts';
import { gameOn, noSuchGame } from '../../rule/bracket/enter-game.ts';
import { reviseDay } from '../../rule/bracket/revise-day.ts';
import type { GameOnFile, TournamentDay } from '../../rule/bracket/tournament-day.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { said } from '../../rule/language/sentence.ts';
import type { MatchKey } from '../../rule/match/match.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { breaksRest, type Conflict } from '../../rule/schedule/conflicts.ts';
import { conflictsOfMove, type FieldAndTime, gameAt, legalSlots, moveGame } from '../../rule/schedule/move-game.ts';
import { shiftDay } from '../../rule/schedule/shift-day.ts';
import { timedAgain } from '../../rule/schedule/time-again.ts';
import { undoLastMoves } from '../../rule/schedule/undo-moves.ts';
import type { DelayEntry, KickoffEntry, TimesEntry, UndoEntry } from './kickoff-entry.ts';
import { type Revised, type RevisionPorts, reviseTimetable } from './revise-timetable.ts';
import { keepTimetable, workingDay, workingDayWith } from './working-day.ts';

interface MoveOrder {
  readonly gameId: number;
  readonly entry: KickoffEntry;
  /** Version of the game that the organizer has seen, if that matters. */
  readonly version?: number | undefined;
  readonly by: string;
}

/** Finds every field and kick-off a game can be moved to without a conflict. */
export async function findSlots(
  given: Needs<'tournaments' | 'brackets' | 'timetableDrafts'>,
  gameId: number,
): Promise<readonly FieldAndTime[]> {
  const { day } = await workingDayWith(given, gameId, false);
  return legalSlots(dayPlanOf(day), inTimetable(day, gameId).game.match);
}

/** Moves one game, or swaps it with the one that stands there, and leaves the rest of the timetable unchanged; returns the conflicts. A rest that gets too short needs a confirmation. */
export async function moveGameTo(
  given: Given<'tournaments' | 'brackets' | 'timetableDrafts'>,
  { gameId, entry, version, by }: MoveOrder,
): Promise<readonly Conflict[]> {
  const working = await workingDayWith(given, gameId, entry.draft);
  const { day } = working;
  const onFile = inTimetable(day, gameId);
  checkSeen(onFile, version);
  const { game } = onFile;
  const to = { field: entry.field, start: entry.startTime };
  const plan = dayPlanOf(day);
  if (!plan.venue.fields.includes(to.field)) throw noSuchField(to.field);
  const conflicts = conflictsOfMove(plan, game.match, to, entry.swap);
  if (entry.preview) return conflicts;
  const timetable = moveGame(plan, game.match, to, entry.swap);
  if (conflicts.length > 0 && !entry.confirm) throw breaksRest(conflicts);
  const from = placeOf(day, game.match);
  const author = { by, at: given.clock.now() };
  await keepTimetable(given, working, { timetable, isDraft: entry.draft, author });
  await given.audit.note({ thing: 'game', recordId: gameId, what: 'moved', from, to });
  const other = entry.swap ? gameIdAt(day, game.match, to) : undefined;
  if (other !== undefined)
    await given.audit.note({ thing: 'game', recordId: other, what: 'moved', from: to, to: from });
  return conflicts;
}

/** Returns the place of a game in the working timetable. */
function placeOf({ draw }: TournamentDay, match: MatchKey): Partial<FieldAndTime> {
  const { field, start } = draw.timetable.games.find((game) => game.match === match) ?? {};
  return { ...(field && { field }), ...(start && { start }) };
}

/** Returns the id of the other game at a place of the working timetable. */
function gameIdAt({ draw, games }: TournamentDay, match: MatchKey, to: FieldAndTime): number | undefined {
  const other = gameAt(draw, match, to);
  return games.find(({ game }) => game.match === other?.match)?.game.id;
}

const noSuchField = (field: string) =>
  new AnswersRefused({ field: said('"{field}" is none of the fields of this tournament', { field }) });

interface LockOrder {
  readonly gameId: number;
  readonly isLocked: boolean;
  /** Whether the game belongs to a draft. */
  readonly isDraft?: boolean;
  /** Version of the game that the organizer has seen, if that matters. */
  readonly version?: number | undefined;
  readonly by: string;
}

/** Locks a game to its field and kick-off, or unlocks it. Locking it again changes nothing. */
export async function lockGame(
  given: Given<'tournaments' | 'brackets' | 'timetableDrafts'>,
  { gameId, isLocked, isDraft = false, version, by }: LockOrder,
): Promise<void> {
  const { day, draft, published = day } = await workingDayWith(given, gameId, isDraft);
  if (draft !== undefined && !isDraft) throw noSuchGame();
  const onFile = inTimetable(day, gameId);
  checkSeen(onFile, version);
  if (onFile.isLocked === isLocked) return;
  if (isLocked && onFile.game.status !== 'scheduled') throw staysAnyway();
  const games = day.games.map((other) => (other === onFile ? { ...other, isLocked } : other));
  const author = { by, at: given.clock.now() };
  if (draft !== undefined) await given.timetableDrafts.keep(day.tournament.id, { ...draft, games }, author);
  else await given.brackets.save(reviseDay(published, { games }, { isConfirmed: false }), author);
  const what = isLocked ? 'locked' : 'unlocked';
  await given.audit.note({
    thing: 'game',
    recordId: gameId,
    what,
    from: { isLocked: !isLocked },
    to: { isLocked },
  });
}

const staysAnyway = () => new Refusal('conflict', 'A game that has started stays where it is: it needs no lock');

interface ShiftOrder {
  readonly tournamentId: number;
  readonly entry: DelayEntry;
  readonly by: string;
}

/** Shifts the rest of a late day, on one field or on all; games that have started or are locked stay. Returns the earlier day, and the moves. */
export async function shiftGames(given: RevisionPorts, { tournamentId, entry, by }: ShiftOrder): Promise<Revised> {
  const { from, minutes, field } = entry;
  const working = await workingDay(given, tournamentId, entry.draft);
  const delay = { from, minutes, ...(field === null ? {} : { field }) };
  const change = shiftDay(dayPlanOf(working.day), delay);
  const note = { thing: 'bracket', recordId: tournamentId, what: 'day shifted', to: delay } as const;
  return reviseTimetable(given, working, { change, entry, by, note });
}

interface TimesOrder {
  readonly tournamentId: number;
  readonly entry: TimesEntry;
  readonly by: string;
}

/** Times the games to come for other fields or hours; games that have started or are locked stay. Returns the earlier day, and the moves. */
export async function timeGamesAgain(
  given: Given<'tournaments' | 'brackets' | 'timetableDrafts' | 'seal' | 'drawingTable'>,
  { tournamentId, entry, by }: TimesOrder,
): Promise<Revised> {
  const working = await workingDay(given, tournamentId, entry.draft);
  const plan = dayPlanOf(working.day);
  const venue = {
    fields: entry.fieldNames.length > 0 ? entry.fieldNames : plan.venue.fields,
    hours: entry.playingHours.length > 0 ? entry.playingHours : plan.venue.hours,
  };
  const to = { ...venue, from: entry.from };
  const earliest = fromNowOn(plan.started.length > 0, entry.from, given.clock.now());
  const change = timedAgain(plan, venue, await given.drawingTable.timeAgain(plan, { ...to, earliest }));
  const note = { thing: 'bracket', recordId: tournamentId, what: 'games timed again', to } as const;
  return reviseTimetable(given, working, { change, entry, by, note });
}

/** Returns the moment before which no game is moved: now once play has begun, so that a late game is not moved into the past. */
const fromNowOn = (hasBegun: boolean, from: string, now: Date): string =>
  hasBegun && Date.parse(from) < now.getTime() ? now.toISOString() : from;

interface UndoOrder {
  readonly tournamentId: number;
  readonly entry: UndoEntry;
  readonly by: string;
}

/** Undoes the last change of a timetable while none of its games were played. Returns the earlier day, and the moves back. */
export async function undoMoves(given: RevisionPorts, { tournamentId, entry, by }: UndoOrder): Promise<Revised> {
  const working = await workingDay(given, tournamentId, entry.draft);
  const change = undoLastMoves(dayPlanOf(working.day));
  const to = { games: change.shifted.length };
  const note = { thing: 'bracket', recordId: tournamentId, what: 'last change undone', to } as const;
  return reviseTimetable(given, working, { change, entry, by, note });
}

/** Returns a game with a place in the timetable, refusing one left over from an earlier draw. */
function inTimetable(day: TournamentDay, gameId: number): GameOnFile {
  const found = gameOn(day, gameId);
  if (!found.isInBracket) throw outsideTimetable();
  return found;
}

/** Refuses to change a game that somebody else has changed meanwhile. */
function checkSeen({ version: current }: GameOnFile, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw gameChanged(current);
}

const outsideTimetable = () =>
  new Refusal('conflict', 'This game was left behind by an earlier draw: it has no place in the timetable');

const gameChanged = (version: number) =>
  new Refusal('stale', 'This game was changed meanwhile. Look at it again before you change it.', { version });
