import { dayPlanOf } from '../../day/day-plan-of.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import { AnswersRefused } from '../../form/accept-answers.ts';
import { said } from '../../language/sentence.ts';
import type { MatchKey } from '../../match/match.ts';
import type { Given, Needs } from '../../port/ports.ts';
import { breaksRest, type Conflict } from '../../schedule/conflicts.ts';
import { conflictsOfMove, type FieldAndTime, gameAt, legalSlots, moveGame } from '../../schedule/move-game.ts';
import { checkSeen, inTimetable } from './game-in-timetable.ts';
import type { KickoffEntry } from './kickoff-entry.ts';
import { keepTimetable, workingDayWith } from './working-day.ts';

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
