import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useMyTeamId } from '../kit/my-team-id.ts';
import styles from './frame.module.css';

// The page below goes on without it.
const none = { MyTeamBanner: () => null };
const MyTeamBanner = lazy(async () => ({
  default: (await import('../schedule/my-team-banner.tsx').catch(() => none)).MyTeamBanner,
}));

/** The pages on which the team that was chosen leads: the landing page, live scores, tournaments, and other teams. */
const led = /^\/($|live-scores$|tournaments|teams)/;

/** Where the team that was chosen on this device leads: above the page, unless that is its own. */
export function MyTeamPlace() {
  const { pathname } = useLocation();
  const id = useMyTeamId();
  if (id === undefined || !led.test(pathname) || pathname === `/teams/${id}`) return null;
  return (
    <Suspense fallback={<div className={styles.myTeam} />}>
      <MyTeamBanner />
    </Suspense>
  );
}
