import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { PageLoading } from '../kit/page-loading.tsx';
import section from '../kit/section.module.css';
import { typeIn } from '../registration/registration-type.ts';
import { Hero } from './hero.tsx';
import { RegistrationArea } from './registration-area.tsx';
import { today } from './today.ts';

const ScoresNow = lazy(() => import('../game/scores-now.tsx').then((part) => ({ default: part.ScoresNow })));
const Programme = lazy(() => import('./programme.tsx').then((part) => ({ default: part.Programme })));

/** Landing page; on a match day the scores come first. */
export function LandingPage() {
  const [search] = useSearchParams();
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
      {/* The rest of the page is hidden while a form is open. */}
      {typeIn(search) === undefined && (
        <Suspense fallback={<PageLoading />}>
          <Programme />
        </Suspense>
      )}
    </>
  );
}
