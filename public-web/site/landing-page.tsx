import { lazy, Suspense } from 'react';
import { RegistrationArea } from '../registration/registration-area.tsx';
import { Hero } from './hero.tsx';
import { PageLoading } from './page-loading.tsx';

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
