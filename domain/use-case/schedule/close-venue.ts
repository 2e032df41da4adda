import { dayPlanOf } from '../../day/day-plan-of.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import type { Given } from '../../port/ports.ts';
import { closeVenue } from '../../schedule/close-venue.ts';
import { breaksRest } from '../../schedule/conflicts.ts';
import type { ShiftedDay } from '../../schedule/shift-day.ts';
import type { ClosureEntry } from './kickoff-entry.ts';
import { keepTimetable, workingDay } from './working-day.ts';

interface ClosureOrder {
  readonly tournamentId: number;
  readonly entry: ClosureEntry;
  readonly by: string;
}

/** Takes a lost field or a closed hour out of the timetable; games that have started or are locked stay. Returns the earlier day, and the moves. */
export class CloseVenue {
  constructor(private readonly ports: Given<'tournaments' | 'brackets' | 'timetableDrafts'>) {}

  async run({ tournamentId, entry, by }: ClosureOrder): Promise<ShiftedDay & { readonly day: TournamentDay }> {
    const { until, field, preview, confirm, draft } = entry;
    const working = await workingDay(this.ports, tournamentId, draft);
    const { day } = working;
    const at = this.ports.clock.now();
    const closure = { from: fromNowOn(day, entry.from, at), until, field };
    const change = closeVenue(dayPlanOf(day), closure);
    const { timetable, conflicts, shifted } = change;
    if (preview || shifted.length === 0) return { day, ...change };
    if (conflicts.length > 0 && !confirm) throw breaksRest(conflicts);
    await keepTimetable(this.ports, working, { timetable, isDraft: draft, author: { by, at } });
    await this.ports.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'venue closed', to: closure });
    return { day, ...change };
  }
}

/** Moves the beginning to now once play has begun, so that no game is moved into the past. */
function fromNowOn({ games }: TournamentDay, from: string, now: Date): string {
  const hasBegun = games.some(({ game, isInBracket }) => isInBracket && game.status !== 'scheduled');
  return hasBegun && Date.parse(from) < now.getTime() ? now.toISOString() : from;
}
