import type { Needs } from '../../port/ports.ts';
import { dateChange, type TimetableFollowed } from '../../rule/bracket/date-change.ts';
import { reviseDay } from '../../rule/bracket/revise-day.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';

/** Carries a changed date to the timetable; returns what was done, if anything. */
export async function followDate(
  { brackets, clock }: Needs<'brackets' | 'clock'>,
  before: Tournament,
  after: Tournament,
  by: string,
): Promise<TimetableFollowed | undefined> {
  if (before.firstDay === after.firstDay) return undefined;
  const day = await brackets.lock(after.id);
  const dated = day && dateChange(day, before, after);
  if (day === undefined || dated === undefined) return undefined;
  const author = { by, at: clock.now() };
  await brackets.save(reviseDay(day, dated.change, { isConfirmed: false, now: author.at }), author);
  return dated.followed;
}
