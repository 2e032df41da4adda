import { easternDay } from '../time/eastern.ts';
import { isLate } from './late.ts';

/** Time until a kick-off as families count: in minutes while it is near, then by today's clock, else by its day. */
type TimeToKickOff =
  | { readonly is: 'minutes'; readonly minutes: number }
  | { readonly is: 'now' }
  | { readonly is: 'late' }
  | { readonly is: 'today' }
  | { readonly is: 'another day' };

const minute = 60_000;

/** Minutes before kick-off from which it counts as near. */
const near = 90;

/** Returns the time until the kick-off of a game that has not begun, `now` in milliseconds since 1970. */
export function timeToKickOff(startTime: Date | string, now: number): TimeToKickOff {
  if (isLate({ status: 'scheduled', startTime }, now)) return { is: 'late' };
  const start = new Date(startTime);
  const minutes = Math.ceil((start.getTime() - now) / minute);
  if (minutes <= 0) return { is: 'now' };
  if (minutes <= near) return { is: 'minutes', minutes };
  return { is: easternDay(start) === easternDay(new Date(now)) ? 'today' : 'another day' };
}
