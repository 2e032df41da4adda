import { useState } from 'react';
import button from '../kit/button.module.css';
import styles from './game-day.module.css';
import type { GameDayView } from './game-day-calls.ts';
import { isGameDayStorageOn, setGameDayStorage, storeGameDay } from './game-day-storage.ts';
import { words } from './words.ts';

interface KeptHereProps {
  readonly sealed: string;
  readonly shown: GameDayView;
}

/** Notice that the page is stored on the device, with a button to turn that off. */
export function StorageNotice({ sealed, shown }: KeptHereProps) {
  const [isKept, setKept] = useState(isGameDayStorageOn);
  const turn = () => {
    setGameDayStorage(!isKept);
    if (!isKept) storeGameDay(sealed, shown);
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
