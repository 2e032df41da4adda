import { dayPlanOf, withTimetable } from '../../day/day-plan-of.ts';
import { reviseDay } from '../../day/revise-day.ts';
import { AnswersRefused } from '../../form/accept-answers.ts';
import { said } from '../../language/sentence.ts';
import type { Audit } from '../../port/audit.ts';
import type { Brackets } from '../../port/brackets.ts';
import type { Clock } from '../../port/clock.ts';
import type { Conflict } from '../../schedule/conflicts.ts';
import { breaksRest } from '../../schedule/conflicts.ts';
import { conflictsOfMove, type FieldAndTime, legalSlots, moveGame } from '../../schedule/move-game.ts';
import { checkSeen, dayWith, inTimetable } from './game-in-timetable.ts';
import type { KickoffEntry } from './kickoff-entry.ts';

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

/** Moves one game and leaves the rest of the timetable untouched; answers what that breaks. A rest that gets too short needs a confirmation. */
export class MoveGame {
  constructor(
    private readonly brackets: Brackets,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run({ gameId, entry, version, by }: MoveOrder): Promise<readonly Conflict[]> {
    const day = await dayWith(this.brackets, gameId);
    const onFile = inTimetable(day, gameId);
    checkSeen(onFile, version);
    const { game } = onFile;
    const to = { field: entry.field, start: entry.startTime };
    if (!day.draw.settings.venue.fields.includes(to.field)) throw noSuchField(to.field);
    const plan = dayPlanOf(day);
    const conflicts = conflictsOfMove(plan, game.match, to);
    if (entry.preview) return conflicts;
    const timetable = moveGame(plan, game.match, to);
    if (conflicts.length > 0 && !entry.confirm) throw breaksRest(conflicts);
    const revised = reviseDay(day, withTimetable(day, timetable), { isConfirmed: false });
    await this.brackets.save(revised, { by, at: this.clock.now() });
    const from = { field: game.field, start: game.start };
    await this.audit.note({ thing: 'game', recordId: gameId, what: 'moved', from, to });
    return conflicts;
  }
}

const noSuchField = (field: string) =>
  new AnswersRefused({ field: said('"{field}" is none of the fields of this tournament', { field }) });
