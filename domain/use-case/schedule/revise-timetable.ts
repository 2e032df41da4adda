import type { AuditedWrite } from '../../port/audit.ts';
import type { Given } from '../../port/ports.ts';
import type { TournamentDay } from '../../rule/bracket/tournament-day.ts';
import { breaksRest, breaksRules, isAcceptable } from '../../rule/schedule/conflicts.ts';
import type { ShiftedDay } from '../../rule/schedule/shift-day.ts';
import { refuseUnseen } from '../bracket/preview-mark.ts';
import type { UndoEntry } from './kickoff-entry.ts';
import { keepTimetable, type WorkingDay } from './working-day.ts';

/** Ports needed to revise a timetable. */
export type RevisionPorts = Given<'tournaments' | 'brackets' | 'timetableDrafts' | 'seal'>;

/** Change of many games at once, as the organizer wants it. */
interface Revision {
  readonly change: ShiftedDay;
  readonly entry: UndoEntry;
  readonly by: string;
  readonly note: AuditedWrite;
}

/** Moves of a revision with the earlier day, and the mark by which they are recognised when they are to be saved. */
export type Revised = ShiftedDay & { readonly day: TournamentDay; readonly mark: string };

/** Previews or saves a change of many games. Refuses moves other than those of the preview that the organizer has seen. */
export async function reviseTimetable(
  ports: RevisionPorts,
  working: WorkingDay,
  { change, entry, by, note }: Revision,
): Promise<Revised> {
  const { day } = working;
  const { timetable, shifted, conflicts } = change;
  const revised = { day, ...change, mark: ports.seal.mark(textOf(change)) };
  if (entry.preview) return revised;
  refuseUnseen(entry.mark, revised.mark);
  if (shifted.length === 0 && timetable.venue === day.draw.timetable.venue) return revised;
  const inTheWay = conflicts.filter((conflict) => !isAcceptable(conflict));
  if (inTheWay.length > 0) throw breaksRules(inTheWay);
  if (conflicts.length > 0 && !entry.confirm) throw breaksRest(conflicts);
  const author = { by, at: ports.clock.now() };
  await keepTimetable(ports, working, { timetable, isDraft: entry.draft, author });
  await ports.audit.note(note);
  return revised;
}

/** Returns the moves and their conflicts as a text that is the same for the same moves. */
const textOf = ({ shifted, conflicts }: ShiftedDay): string =>
  JSON.stringify([
    shifted.map(({ match, field, start }) => [match, field, Date.parse(start)]),
    conflicts.map(({ sentence }) => sentence),
  ]);
