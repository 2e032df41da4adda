import { lazy, Suspense, useRef } from 'react';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import section from '../kit/section.module.css';
import { useNear } from '../kit/use-near.ts';
import { useBoard } from '../site/board.ts';
import { words } from './past-words.ts';
import styles from './programme.module.css';

const PastChampions = lazy(() => import('./past-champions.tsx').then((part) => ({ default: part.PastChampions })));

/** Maximum number of tournaments with champions. */
const most = 3;

/** Latest champions, loaded once the page is scrolled near them, in reserved room. */
export function PastTournaments() {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const past = lately(useBoard().tournaments ?? []);
  return (
    <section ref={place} className={section.section} aria-labelledby="past-champions" hidden={past.length === 0}>
      <h2 id="past-champions" className={section.title}>
        {words.title}
      </h2>
      <div className={styles.past}>
        <Suspense>{isNear && <PastChampions tournaments={past} />}</Suspense>
      </div>
    </section>
  );
}

/** Sorts completed tournaments, latest first. */
const lately = (tournaments: readonly PublicTournament[]): readonly PublicTournament[] =>
  tournaments
    .filter(({ status, visible }) => visible && status === 'completed')
    .toSorted((one, other) => (other.firstDay ?? '').localeCompare(one.firstDay ?? ''))
    .slice(0, most);
