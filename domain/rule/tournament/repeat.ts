import { dayWritten } from '../time/written-day.ts';
import type { NewTournamentOnFile, Tournament } from './tournament.ts';

const dayLength = 86_400_000;

/**
 * Copies a tournament to another date, with its settings, hours and prices. The copy has no teams and no draw, and
 * stays hidden until an organizer shows it. Hours, deadline, early price and the year of ages move by as much as
 * its first day does; without a calendar day on either side they are left open. A copy of test data is no test
 * data.
 */
export function repeated(earlier: Tournament, { name, date }: Pick<Tournament, 'name' | 'date'>): NewTournamentOnFile {
  const { id: _, status: __, teamCount: ___, version: ____, callOff: _____, ...kept } = earlier;
  const firstDay = dayWritten(date);
  const later = laterBy(earlier.firstDay, firstDay);
  return {
    ...kept,
    name,
    date,
    firstDay,
    playingHours: later === null ? [] : earlier.playingHours.map((hours) => ({ ...hours, day: later(hours.day) })),
    registrationDeadline:
      later === null || earlier.registrationDeadline === null ? null : later(earlier.registrationDeadline),
    ageYear: ageYearAfter(earlier, firstDay),
    ...earlyPriceAfter(earlier, later),
    visible: false,
    registrationOpen: false,
    isTest: false,
  };
}

/** Returns the suggested name of a copy: the earlier name with the year of the new day, or marked as a copy. */
export function nameOfRepeat({ name }: Pick<Tournament, 'name'>, date: string): string {
  const day = dayWritten(date);
  const dated = day === null ? name : name.replace(/\b20\d{2}\b/, day.slice(0, 4));
  return dated === name ? `${name.slice(0, 93)} (copy)` : dated;
}

/** Moves an early price along with its last day; without a day on either side there is none. */
function earlyPriceAfter(
  { earlyPriceCents, earlyUntil }: Tournament,
  later: ((day: string) => string) | null,
): Pick<Tournament, 'earlyPriceCents' | 'earlyUntil'> {
  if (later === null || earlyUntil === null) return { earlyPriceCents: null, earlyUntil: null };
  return { earlyPriceCents, earlyUntil: later(earlyUntil) };
}

function laterBy(from: string | null, to: string | null): ((day: string) => string) | null {
  if (from === null || to === null) return null;
  const moved = Date.parse(to) - Date.parse(from);
  return (day) => new Date(Math.round((Date.parse(day) + moved) / dayLength) * dayLength).toISOString().slice(0, 10);
}

/** Moves a year of ages along with the day; null without a day on either side. */
function ageYearAfter({ ageYear, firstDay }: Tournament, day: string | null): number | null {
  if (ageYear === null || firstDay === null || day === null) return null;
  return ageYear + Number(day.slice(0, 4)) - Number(firstDay.slice(0, 4));
}
