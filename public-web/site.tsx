import { lazy, Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Frame } from './frame/frame.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { BoardContext, emptyBoard } from './site/board.ts';

const BoardWatch = lazy(async () => ({ default: (await import('./site/board-watch.tsx')).BoardWatch }));
const InvitationPage = lazy(async () => ({
  default: (await import('./invitation/invitation-page.tsx')).InvitationPage,
}));
const PlayerIdPage = lazy(async () => ({ default: (await import('./player/player-id-page.tsx')).PlayerIdPage }));
const JoinRequestPage = lazy(async () => ({
  default: (await import('./join-request/join-request-page.tsx')).JoinRequestPage,
}));
const ChangePage = lazy(async () => ({ default: (await import('./player/change-page.tsx')).ChangePage }));
const CaptainPages = lazy(async () => ({ default: (await import('./team/captain-pages.tsx')).CaptainPages }));
const WaiverPage = lazy(async () => ({ default: (await import('./waiver/waiver-page.tsx')).WaiverPage }));
const FamilyPages = lazy(async () => ({ default: (await import('./family/family-pages.tsx')).FamilyPages }));
const PrivacyPage = lazy(async () => ({ default: (await import('./site/privacy-page.tsx')).PrivacyPage }));
const BracketsPage = lazy(async () => ({ default: (await import('./bracket/brackets-page.tsx')).BracketsPage }));
const LiveScoresPage = lazy(async () => ({ default: (await import('./game/live-scores-page.tsx')).LiveScoresPage }));
const KeeperLinkPage = lazy(async () => ({ default: (await import('./game/keeper-link-page.tsx')).KeeperLinkPage }));
const BigScreenPage = lazy(async () => ({ default: (await import('./big-screen/big-screen-page.tsx')).BigScreenPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('./frame/not-found-page.tsx')).NotFoundPage }));

/** The one page without a frame. */
const bigScreen = '/live-scores/big-screen';

/** The public site: its pages in their frame, and what they all know. */
export function Site() {
  const [board, setBoard] = useState(emptyBoard);
  const { pathname } = useLocation();
  return (
    <BoardContext value={board}>
      <Frame isBare={pathname.startsWith(bigScreen)}>
        <Routes>
          <Route path="/" element={<LandingPage />} />
          <Route path="/invite/:code" element={<InvitationPage />} />
          <Route path="/player-lookup" element={<PlayerIdPage />} />
          <Route path="/join-request/:sealed" element={<JoinRequestPage />} />
          <Route path="/captain/*" element={<CaptainPages />} />
          <Route path="/player-change/:sealed" element={<ChangePage />} />
          <Route path="/waiver/:sealed" element={<WaiverPage />} />
          <Route path="/family/*" element={<FamilyPages />} />
          <Route path="/privacy" element={<PrivacyPage />} />
          <Route path="/tournaments" element={<BracketsPage />} />
          <Route path="/live-scores" element={<LiveScoresPage />} />
          <Route path="/keep-scores" element={<KeeperLinkPage />} />
          <Route path={bigScreen} element={<BigScreenPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Frame>
      <Suspense>
        <BoardWatch onChange={setBoard} />
      </Suspense>
    </BoardContext>
  );
}
