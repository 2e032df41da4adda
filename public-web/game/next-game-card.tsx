import type { ReactNode } from 'react';
import { isLate } from '../../domain/rule/game/late.ts';
import { timeToKickOff } from '../../domain/rule/game/time-to-kick-off.ts';
import { mapLink } from '../../domain/rule/venue/map-link.ts';
import button from '../kit/button.module.css';
import { translateTerm } from '../kit/server-terms.ts';
import { useNow } from '../kit/use-now.ts';
import { kickOffInWords } from './kick-off.ts';
import styles from './next-game-card.module.css';
import { words } from './words.ts';

/** Interval at which it is checked whether the game is late, in milliseconds. */
const everyHalfMinute = 30_000;

interface NextGameCardProps {
  readonly isPlaying: boolean;
  /** Whether letters are smaller, for a card among much other content. */
  readonly isSmall?: boolean;
  readonly location: string;
  /** Label of the link to the map. */
  readonly map: string;
  /** Links beside the map. */
  readonly ways: ReactNode;
  readonly children: ReactNode;
}

/** Card of the next game, with its place and a link to the map. */
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
  /** Whether the game is on, or over. */
  readonly isBegun: boolean;
  /** Kick-off, ISO 8601; null where it is to be announced. */
  readonly startTime: string | null;
  readonly field: string;
  readonly against: ReactNode;
}

/** Time, field and opponent of a game. */
export function GameAhead({ heading, isBegun, startTime, field, against }: GameAheadProps) {
  const now = useNow(everyHalfMinute);
  const late = isLate({ status: isBegun ? 'in_progress' : 'scheduled', startTime }, now);
  const away = isBegun || startTime === null ? undefined : timeToKickOff(startTime, now);
  return (
    <>
      <h2>{heading}</h2>
      <p className={styles.when}>
        {kickOffInWords(startTime)}&nbsp;· <span>{translateTerm(field)}</span>
        {late && <> · {words.late}</>}
        {away?.is === 'minutes' && <> · {words.inMinutes(away.minutes)}</>}
      </p>
      <p className={styles.against}>{against}</p>
    </>
  );
}
