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

const clock = new Intl.DateTimeFormat(locale, { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });

/** How often the clock is looked at, in milliseconds. */
const everySecond = 1000;

/** Says from when the news are that a page shows, as soon as they are old. */
export function AsOf(heard: Heard) {
  const now = useNow(everySecond);
  return (
    <div role="status" className={styles.place}>
      {isOld(heard, now) && (
        <p className={styles.old}>{heard.at === 0 ? words.never : words.since(clock.format(new Date(heard.at)))}</p>
      )}
    </div>
  );
}
