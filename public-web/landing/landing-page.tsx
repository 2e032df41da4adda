import { lazy, Suspense } from 'react';
import { PageLoading } from '../kit/page-loading.tsx';
import section from '../kit/section.module.css';
import { Hero } from './hero.tsx';
import { RegistrationArea } from './registration-area.tsx';
import { today } from './today.ts';

const ScoresNow = lazy(() => import('../game/scores-now.tsx').then((part) => ({ default: part.ScoresNow })));
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
