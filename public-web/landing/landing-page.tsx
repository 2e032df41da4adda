import { lazy, Suspense } from 'react';
import { PageLoading } from '../kit/page-loading.tsx';
import section from '../kit/section.module.css';
import { Hero } from './hero.tsx';
import { RegistrationArea } from './registration-area.tsx';

const ScoresNow = lazy(async () => ({ default: (await import('../game/scores-now.tsx')).ScoresNow }));
const Programme = lazy(async () => ({ default: (await import('./programme.tsx')).Programme }));

export function LandingPage() {
  return (
    <>
      <Hero />
      <div className={section.band}>
        <Suspense>
          <ScoresNow />
        </Suspense>
      </div>
      <RegistrationArea />
      <Suspense fallback={<PageLoading />}>
        <Programme />
      </Suspense>
    </>
  );
}
