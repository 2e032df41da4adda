import { lazy, Suspense } from 'react';
import { PageLoading } from '../kit/page-loading.tsx';
import { Hero } from './hero.tsx';
import { RegistrationArea } from './registration-area.tsx';

const ScoresNow = lazy(async () => ({ default: (await import('../game/scores-now.tsx')).ScoresNow }));
const Programme = lazy(async () => ({ default: (await import('./programme.tsx')).Programme }));

export function LandingPage() {
  return (
    <>
      <Hero />
      <Suspense>
        <ScoresNow />
      </Suspense>
      <RegistrationArea />
      <Suspense fallback={<PageLoading />}>
        <Programme />
      </Suspense>
    </>
  );
}
