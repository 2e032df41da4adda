import type { ReactNode } from 'react';
import { isLate } from '../../domain/game/late.ts';
import { timeToKickOff } from '../../domain/game/time-to-kick-off.ts';
import { mapLink } from '../../domain/site/links.ts';
import button from '../kit/button.module.css';
import { told } from '../kit/told.ts';
import { useNow } from '../kit/use-now.ts';
import { easternDayAndClock } from './eastern-time.ts';
import styles from './next-game-card.module.css';
import { words } from './words.ts';

/** How often it is looked whether the game is late, in milliseconds. */
const everyHalfMinute = 30_000;

interface NextGameCardProps {
  readonly isPlaying: boolean;
  /** In smaller letters, where it stands among much else. */
  readonly isSmall?: boolean;
  readonly location: string;
  /** What the way to the map is called. */
  readonly map: string;
  /** The ways on beside the map. */
  readonly ways: ReactNode;
  readonly children: ReactNode;
}

/** The card of what is played next, with the place and the way there. */
export function NextGameCard({ isPlaying, isSmall = false, location, map, ways, children }: NextGameCardProps) {
  return (
    <section className={styles.card} data-playing={isPlaying} data-small={isSmall}>
      {children}
      <p className={styles.soft}>{location}</p>
      <div className={styles.ways}>
        <a className={button.secondary} href={mapLink(location)} target="_blank" rel="noreferrer">
          {map}
        </a>
        {ways}
      </div>
    </section>
  );
}

interface GameAheadProps {
  readonly heading: string;
  /** Whether it is being played. */
  readonly isOn: boolean;
  /** The kick-off, as a moment. */
  readonly startTime: string;
  readonly field: string;
  readonly against: ReactNode;
}

/** When and where a game is, and against whom. */
export function GameAhead({ heading, isOn, startTime, field, against }: GameAheadProps) {
  const now = useNow(everyHalfMinute);
  const late = isLate({ status: isOn ? 'in_progress' : 'scheduled', startTime }, now);
  const away = isOn ? undefined : timeToKickOff(startTime, now);
  return (
    <>
      <h2>{heading}</h2>
      <p className={styles.when}>
        {easternDayAndClock(startTime)}&nbsp;· <span>{told(field)}</span>
        {late && <> · {words.late}</>}
        {away?.is === 'minutes' && <> · {words.inMinutes(away.minutes)}</>}
      </p>
      <p className={styles.against}>{against}</p>
    </>
  );
}
