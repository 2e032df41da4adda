import { locale } from '../language/language.ts';
import styles from './as-of.module.css';
import { words } from './as-of-words.ts';
import { useNow } from './use-now.ts';

/** When something was heard of last, and how often it is. */
export interface Heard {
  /** In milliseconds since 1970; 0 where this device only keeps it from before. */
  readonly at: number;
  /** In milliseconds. */
  readonly every: number;
  /** Whether the last question has failed. */
  readonly isLost: boolean;
}

/** Whether what is shown may be how it was, and not how it is: the last news are older than twice their interval. */
export const isOld = ({ at, every, isLost }: Heard, now: number): boolean => isLost || now - at > 2 * every;

const hours = { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' } as const;
const clock = new Intl.DateTimeFormat(locale, hours);
const day = new Intl.DateTimeFormat(locale, { timeZone: 'America/New_York', dateStyle: 'short' });
const dayAndClock = new Intl.DateTimeFormat(locale, { ...hours, weekday: 'short', month: 'short', day: 'numeric' });

/** What is said of news from then: by the clock alone where they are of today. */
function sinceThen(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (day.format(then) === day.format(today)) return words.since(clock.format(then));
  return words.sinceDay(dayAndClock.format(then));
}

/** How often the clock is looked at, in milliseconds. */
const everySecond = 1000;

/** Says from when the news are that a page shows, as soon as they are old. */
export function AsOf(heard: Heard) {
  const now = useNow(everySecond);
  return (
    <div role="status" className={styles.place}>
      {isOld(heard, now) && <p className={styles.old}>{heard.at === 0 ? words.never : sinceThen(heard.at, now)}</p>}
    </div>
  );
}
