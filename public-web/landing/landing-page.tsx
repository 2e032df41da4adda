import { lazy, Suspense } from 'react';
import { PageLoading } from '../kit/page-loading.tsx';
import section from '../kit/section.module.css';
import { cardTypes } from '../registration/registration-type.ts';
import { useBoard } from '../site/board.ts';
import { isRegistrationClosed } from '../site/open-tournaments.ts';
import { Facts } from './facts.tsx';
import styles from './hero.module.css';
import { Pitch } from './pitch.tsx';
import { RegistrationArea } from './registration-area.tsx';
import { ShortcutTiles } from './shortcut-tiles.tsx';
import { today } from './today.ts';
import { words } from './words.ts';

const ScoresNow = lazy(() => import('../live/scores-now.tsx').then((part) => ({ default: part.ScoresNow })));
const Programme = lazy(() => import('./programme.tsx').then((part) => ({ default: part.Programme })));

/** Landing page; on a match day the scores come first. */
export function LandingPage() {
  const { isMatchDay } = today;
  const day = (
    <div className={section.band} data-leads={isMatchDay}>
      <Suspense>
        <ScoresNow isLeading={isMatchDay} />
      </Suspense>
    </div>
  );
  return (
    <>
      {isMatchDay && day}
      <Hero />
      {!isMatchDay && day}
      <RegistrationArea />
      <Suspense fallback={<PageLoading />}>
        <Programme />
      </Suspense>
    </>
  );
}

/** First screen of the landing page: headline, facts and shortcuts. */
function Hero() {
  const isClosed = isRegistrationClosed(useBoard());
  const [first, second] = words.hero.headline;
  return (
    <section className={styles.hero}>
      <Pitch />
      <div className={styles.column}>
        <p className={styles.where}>{words.hero.where}</p>
        <h1 className={styles.headline}>
          {first} <span>{second}</span>
        </h1>
        <p className={styles.lede}>{words.hero.lede}</p>
        <Facts />
        <ShortcutTiles closedTypes={isClosed ? cardTypes : []} />
        {/* Loads late, so it stands below content that is read and pressed by then. */}
        {isClosed && (
          <div className={styles.closed} role="status">
            <strong>{words.hero.closed.title}</strong>
            <p>{words.hero.closed.text}</p>
          </div>
        )}
      </div>
    </section>
  );
}
