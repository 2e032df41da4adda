import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { BoardContext, emptyBoard } from '../tournament/board.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LandingPage } from './landing-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import styles from './site.module.css';
import { ToastRegion } from './toast-region.tsx';
import { useVisits } from './visits.ts';
import { words } from './words.ts';

const TournamentWatch = lazy(async () => ({
  default: (await import('../tournament/tournament-watch.tsx')).TournamentWatch,
}));
const InvitationPage = lazy(async () => ({
  default: (await import('../invitation/invitation-page.tsx')).InvitationPage,
}));
const PlayerIdPage = lazy(async () => ({ default: (await import('../player/player-id-page.tsx')).PlayerIdPage }));
const JoinRequestPage = lazy(async () => ({
  default: (await import('../join-request/join-request-page.tsx')).JoinRequestPage,
}));
const CaptainPages = lazy(async () => ({ default: (await import('../team/captain-pages.tsx')).CaptainPages }));
const WaiverPage = lazy(async () => ({ default: (await import('../waiver/waiver-page.tsx')).WaiverPage }));
const BracketsPage = lazy(async () => ({ default: (await import('../bracket/brackets-page.tsx')).BracketsPage }));
const LiveScoresPage = lazy(async () => ({ default: (await import('../game/live-scores-page.tsx')).LiveScoresPage }));
const BigScreenPage = lazy(async () => ({ default: (await import('../game/big-screen-page.tsx')).BigScreenPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));

/** The one page without a frame. */
const bigScreen = '/live-scores/big-screen';

/** The public site: its frame and its pages. */
export function Site() {
  const [board, setBoard] = useState(emptyBoard);
  const { pathname } = useLocation();
  const isBare = pathname.startsWith(bigScreen);
  const main = useMainOnArrival();
  useVisits();
  return (
    <BoardContext value={board}>
      {!isBare && <Top />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <PageBoundary path={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Routes>
              <Route path="/" element={<LandingPage />} />
              <Route path="/invite/:code" element={<InvitationPage />} />
              <Route path="/player-lookup" element={<PlayerIdPage />} />
              <Route path="/join-request/:sealed" element={<JoinRequestPage />} />
              <Route path="/captain/*" element={<CaptainPages />} />
              <Route path="/waiver/:sealed" element={<WaiverPage />} />
              <Route path="/tournaments" element={<BracketsPage />} />
              <Route path="/live-scores" element={<LiveScoresPage />} />
              <Route path={bigScreen} element={<BigScreenPage />} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </main>
      {!isBare && <Footer />}
      <ToastRegion />
      <Suspense>
        <TournamentWatch onChange={setBoard} />
      </Suspense>
    </BoardContext>
  );
}

function Top() {
  return (
    <>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <Header />
    </>
  );
}

/** After going to another page, reading starts at its top, unless the address names a part of it. */
function useMainOnArrival() {
  const { pathname, search, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const here = useRef(pathname);
  useEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    if (search !== '' || hash !== '') return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, search, hash]);
  return main;
}
