import type { LinkRange } from '../../domain/answer/session/listed-keeper-link.ts';
import { night } from '../../domain/time/eastern.ts';

export const everyField = 'All fields';

export const everyDay = 'Every day';

/** Returns the label of a link. */
export const labelOf = ({ field, name }: LinkRange): string => name ?? field ?? everyField;

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });

/** Formats a date, YYYY-MM-DD, as Sat, Nov 7. */
export const dayLabel = (written: string | null): string =>
  written === null ? everyDay : day.format(new Date(`${written}T12:00:00Z`));

const dayOfEnd = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** Returns the last day of a link, which expires in the night after it. */
export const lastDayOf = ({ endsAt }: { readonly endsAt: string }): string =>
  dayOfEnd.format(new Date(Date.parse(endsAt) - night - 1));
