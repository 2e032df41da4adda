import type { Audit } from '../audit/audit.ts';
import type { Brackets } from '../bracket/brackets.ts';
import { dayPlanOf, withTimetable } from '../bracket/day-plan-of.ts';
import { gameOn, noSuchGame } from '../bracket/enter-game.ts';
import { reviseDay } from '../bracket/revise-day.ts';
import type { GameOnFile, TournamentDay } from '../bracket/tournament-day.ts';
import { AnswersRefused, Refusal } from '../refusal/refusal.ts';
import type { Clock } from '../time/clock.ts';
import type { Conflict } from './conflicts.ts';
import type { KickoffEntry } from './kickoff-entry.ts';
import { conflictsOfMove, type FieldAndTime, legalSlots, moveGame } from './move-game.ts';

/** What a change of the timetable would break, in sentences. */
export interface ConflictsShown {
  readonly conflicts: readonly Conflict[];
}

export interface MoveOrder {
  readonly gameId: number;
  readonly entry: KickoffEntry;
  /** The version of the game that the organizer has seen, if that matters. */
  readonly version?: number | undefined;
  readonly by: string;
}

/** Finds every field and kick-off a game can be moved to without a conflict. */
export class FindSlots {
  constructor(private readonly brackets: Brackets) {}

  async run(gameId: number): Promise<readonly FieldAndTime[]> {
    const day = await dayWith(this.brackets, gameId);
    return legalSlots(dayPlanOf(day), inTimetable(day, gameId).game.match);
  }
}

/** Moves one game and leaves the rest of the timetable untouched. A rest that gets too short needs a confirmation. */
export class MoveGame {
  constructor(
    private readonly brackets: Brackets,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run({ gameId, entry, version, by }: MoveOrder): Promise<ConflictsShown> {
    const day = await dayWith(this.brackets, gameId);
    const onFile = inTimetable(day, gameId);
    checkSeen(onFile, version);
    const { game } = onFile;
    const to = { field: entry.field, start: entry.startTime };
    if (!day.draw.settings.venue.fields.includes(to.field)) throw noSuchField(to.field);
    const plan = dayPlanOf(day);
    const conflicts = conflictsOfMove(plan, game.match, to);
    if (entry.preview) return { conflicts };
    const timetable = moveGame(plan, game.match, to);
    if (conflicts.length > 0 && !entry.confirm) throw breaksRest(conflicts);
    const revised = reviseDay(day, withTimetable(day, timetable), { isConfirmed: false });
    await this.brackets.save(revised, { by, at: this.clock.now() });
    const from = { field: game.field, start: game.start };
    await this.audit.note({ thing: 'game', recordId: gameId, what: 'moved', from, to });
    return { conflicts };
  }
}

/** The day of a game, for somebody who is going to change its timetable. */
export async function dayWith(brackets: Brackets, gameId: number): Promise<TournamentDay> {
  const day = await brackets.lockWithGame(gameId);
  if (day === undefined) throw noSuchGame();
  return day;
}

/** A game that has a place in the timetable. */
export function inTimetable(day: TournamentDay, gameId: number): GameOnFile {
  const found = gameOn(day, gameId);
  if (!found.isInBracket) throw outsideTimetable();
  return found;
}

/** Refuses to change what somebody else has changed meanwhile. */
export function checkSeen({ version: current }: GameOnFile, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw gameChanged(current);
}

/** Only the teams' rest would suffer: that is the organizer's to accept. */
export function breaksRest(conflicts: readonly Conflict[]): Refusal {
  const sentences = conflicts.map(({ sentence }) => sentence);
  return new Refusal('conflict', `${sentences.join(' ')} Confirm to do it all the same.`, conflicts);
}

const outsideTimetable = () =>
  new Refusal('conflict', 'This game was left behind by an earlier draw: it has no place in the timetable');
const noSuchField = (field: string) =>
  new AnswersRefused({ field: `"${field}" is none of the fields of this tournament` });
const gameChanged = (version: number) =>
  new Refusal('stale', 'This game was changed meanwhile. Look at it again before you change it.', { version });
