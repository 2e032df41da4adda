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

/** What the site is for; on a match day the day comes first. */
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
      {/* Who fills in a form has chosen: what there is to choose from stands there again when it is closed. */}
      {typeIn(search) === undefined && (
        <Suspense fallback={<PageLoading />}>
          <Programme />
        </Suspense>
      )}
    </>
  );
}
