import { easternClock } from '../game/eastern-time.ts';
import { Crest } from '../kit/crest.tsx';
import { words as site } from '../site/words.ts';
import styles from './big-screen-head.module.css';
import { words } from './big-screen-words.ts';

interface BigScreenHeadProps {
  readonly title: string;
  readonly now: number;
  /** Whether the scores shown may be out of date. */
  readonly isLost: boolean;
  /** When the last news arrived, in milliseconds; 0 if none ever did. */
  readonly heardAt: number;
}

/** Head of the big screen: title, clock, and a red warning when no news arrives any more. */
export function BigScreenHead({ title, now, isLost, heardAt }: BigScreenHeadProps) {
  return (
    <header className={styles.head}>
      <p className={styles.brand}>
        <Crest className={styles.crest} />
        <span className={styles.name}>{site.brand}</span>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <div role="status" className={styles.line}>
        {isLost && <p>{heardAt === 0 ? words.never : words.lost(clockAt(heardAt))}</p>}
      </div>
      <p className={styles.time}>{clockAt(now)}</p>
    </header>
  );
}

const clockAt = (moment: number): string => easternClock(new Date(moment).toISOString());
