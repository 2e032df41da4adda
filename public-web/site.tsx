import { useState } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router';
import { Frame } from './frame/frame.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { LatePage, Opened, Styled } from './late-page.tsx';
import { BoardContext, emptyBoard } from './site/board.ts';
import { BoardWatch } from './site/board-watch.tsx';

/** The one page without a frame. */
const bigScreen = '/live-scores/big-screen';

/** The pages beside the landing page, by their addresses. */
const pages: Readonly<Record<string, LatePage>> = {
  '/invite/:code': new LatePage(async () => (await import('./invitation/invitation-page.tsx')).InvitationPage),
  '/player-lookup': new LatePage(async () => (await import('./player/player-id-page.tsx')).PlayerIdPage),
  '/interest/:sealed': new LatePage(async () => (await import('./registration/interest-page.tsx')).InterestPage),
  '/unsubscribe/:sealed': new LatePage(
    async () => (await import('./registration/unsubscribe-page.tsx')).UnsubscribePage,
  ),
  '/join-request/:sealed': new LatePage(
    async () => (await import('./join-request/join-request-page.tsx')).JoinRequestPage,
  ),
  '/captain/offer/:sealed': new LatePage(async () => (await import('./team/team-offer-page.tsx')).TeamOfferPage),
  '/captain/*': new LatePage(async () => (await import('./team/captain-pages.tsx')).CaptainPages),
  '/teams/:id': new LatePage(async () => (await import('./schedule/team-page.tsx')).TeamPage),
  '/player-change/:sealed': new LatePage(async () => (await import('./player/change-page.tsx')).ChangePage),
  '/change/:sealed': new LatePage(
    async () => (await import('./change-request/change-or-cancel-page.tsx')).ChangeOrCancelPage,
  ),
  '/waiver/:sealed': new LatePage(async () => (await import('./waiver/waiver-page.tsx')).WaiverPage),
  '/family/*': new LatePage(async () => (await import('./family/family-pages.tsx')).FamilyPages),
  '/game-day/:sealed': new LatePage(async () => (await import('./game-day/game-day-page.tsx')).GameDayPage),
  '/privacy': new LatePage(async () => (await import('./site/privacy-page.tsx')).PrivacyPage),
  '/tournaments': new LatePage(async () => (await import('./bracket/brackets-page.tsx')).BracketsPage),
  '/tournaments/:id': new LatePage(async () => (await import('./bracket/tournament-page.tsx')).TournamentPage),
  '/live-scores': new LatePage(async () => (await import('./game/live-scores-page.tsx')).LiveScoresPage),
  '/keep-scores': new LatePage(async () => (await import('./game/keeper-link-page.tsx')).KeeperLinkPage),
  [bigScreen]: new LatePage(async () => (await import('./big-screen/big-screen-page.tsx')).BigScreenPage),
  '*': new LatePage(async () => (await import('./frame/not-found-page.tsx')).NotFoundPage),
};

/** Fetches the page of an address; the landing page is there already. */
export async function loadPage(address: string): Promise<void> {
  if (address === '/') return;
  await Object.entries(pages)
    .find(([path]) => matchPath(path, address) !== null)?.[1]
    .load();
}

/** The public site: its pages in their frame, and what they all know. */
export function Site() {
  const [board, setBoard] = useState(emptyBoard);
  const { pathname } = useLocation();
  return (
    <BoardContext value={board}>
      <Frame isBare={pathname.startsWith(bigScreen)}>
        <Routes>
          <Route
            path="/"
            element={
              <Styled>
                <LandingPage />
              </Styled>
            }
          />
          {Object.entries(pages).map(([path, page]) => (
            <Route key={path} path={path} element={<Opened key={path} page={page} />} />
          ))}
        </Routes>
      </Frame>
      <BoardWatch onChange={setBoard} />
    </BoardContext>
  );
}
