import { locale } from '../language/language.ts';
import { serverNow } from '../transport/server-clock.ts';
import styles from './as-of.module.css';
import { words } from './as-of-words.ts';
import { useNow } from './use-now.ts';

/** Age of the shown data and its expected interval. */
export interface Freshness {
  /** Time of the last news by the device, in milliseconds since 1970; 0 if only stored data is shown. */
  readonly at: number;
  /** Expected interval between news, in milliseconds. */
  readonly every: number;
  /** Whether the last request failed. */
  readonly isLost: boolean;
}

/** Returns whether the shown data may be outdated: the last news is older than twice its interval. */
export const isOld = ({ at, every, isLost }: Freshness, now: number): boolean => isLost || now - at > 2 * every;

const hours = { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' } as const;
const clock = new Intl.DateTimeFormat(locale, hours);
const day = new Intl.DateTimeFormat(locale, { timeZone: 'America/New_York', dateStyle: 'short' });
const dayAndClock = new Intl.DateTimeFormat(locale, { ...hours, weekday: 'short', month: 'short', day: 'numeric' });

/** Describes the time of the last news, without a date if it was today. */
function sinceThen(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (day.format(then) === day.format(today)) return words.since(clock.format(then));
  return words.sinceDay(dayAndClock.format(then));
}

/** Interval at which the clock is read, in milliseconds. */
const everySecond = 1000;

/** Notice with the time of the last news, shown once it is old. */
export function AsOf(heard: Freshness) {
  const now = useNow(everySecond);
  const freshness = { ...heard, at: heard.at === 0 ? 0 : heard.at + serverNow() - Date.now() };
  return (
    <div role="status" className={styles.place}>
      {isOld(freshness, now) && (
        <p className={styles.old}>{freshness.at === 0 ? words.never : sinceThen(freshness.at, now)}</p>
      )}
    </div>
  );
}
