import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useMyTeamId } from '../kit/my-team-id.ts';
import styles from './frame.module.css';

// Without the banner the page below still works.
const none = { MyTeamBanner: () => null };
const MyTeamBanner = lazy(async () => ({
  default: (await import('../schedule/my-team-banner.tsx').catch(() => none)).MyTeamBanner,
}));

/** Pages with the chosen team's banner: landing page, live scores, tournaments, and other teams. */
const led = /^\/($|live-scores$|tournaments|teams)/;

/** Banner of the team that was chosen on this device, except on the team's own page. */
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
