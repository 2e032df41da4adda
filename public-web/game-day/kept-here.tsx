import { useState } from 'react';
import button from '../kit/button.module.css';
import styles from './game-day.module.css';
import type { GameDayShown } from './game-day-calls.ts';
import { areGameDaysKept, keepGameDay, mayKeepGameDays } from './kept-game-days.ts';
import { words } from './words.ts';

interface KeptHereProps {
  readonly sealed: string;
  readonly shown: GameDayShown;
}

/** Notice that the page is stored on the device, with a button to turn that off. */
export function KeptHere({ sealed, shown }: KeptHereProps) {
  const [isKept, setKept] = useState(areGameDaysKept);
  const turn = () => {
    mayKeepGameDays(!isKept);
    if (!isKept) keepGameDay(sealed, shown);
    setKept(!isKept);
  };
  return (
    <div className={styles.kept}>
      <p>{isKept ? words.kept.is : words.kept.isNot}</p>
      <button type="button" className={button.quiet} onClick={turn}>
        {isKept ? words.kept.forget : words.kept.keep}
      </button>
    </div>
  );
}
