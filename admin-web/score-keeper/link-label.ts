import type { LinkRange } from '../../domain/answer/score-keeper/listed-keeper.ts';
import { night } from '../../domain/rule/time/eastern.ts';

/** Returns the label of a link. */
export const labelOf = ({ field }: LinkRange): string => field ?? 'All fields';

const dayOfEnd = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** Returns the last day of a link, which expires in the night after it. */
export const lastDayOf = ({ endsAt }: { readonly endsAt: string }): string =>
  dayOfEnd.format(new Date(Date.parse(endsAt) - night - 1));
