import { dayWritten } from '../time/written-day.ts';
import type { NewTournamentOnFile, Tournament } from './tournament.ts';

const dayLength = 86_400_000;

/**
 * A tournament announced again: with its settings, hours and prices, for another date. Nobody is in it, nothing is drawn, and no
 * family sees it before an organizer shows it. Hours, deadline, early price and the year of ages move by as much as its first day does;
 * without a calendar day on either side they are left open. A copy of test data is meant to be played.
 */
export function repeated(earlier: Tournament, { name, date }: Pick<Tournament, 'name' | 'date'>): NewTournamentOnFile {
  const { id: _, status: __, teamCount: ___, version: ____, ...kept } = earlier;
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

/** A name to begin with: the earlier one, its year where it has one replaced by that of the new day, and else marked as a copy. */
export function nameOfRepeat({ name }: Pick<Tournament, 'name'>, date: string): string {
  const day = dayWritten(date);
  const dated = day === null ? name : name.replace(/\b20\d{2}\b/, day.slice(0, 4));
  return dated === name ? `${name.slice(0, 93)} (copy)` : dated;
}

/** An early price goes along with its last day; without a day on either side there is none. */
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

/** A year that was said moves with the day; without a day on either side nobody can say it. */
function ageYearAfter({ ageYear, firstDay }: Tournament, day: string | null): number | null {
  if (ageYear === null || firstDay === null || day === null) return null;
  return ageYear + Number(day.slice(0, 4)) - Number(firstDay.slice(0, 4));
}
