import { useState } from 'react';
import { matchPath, useLocation, useRoutes } from 'react-router';
import type { PageAddress } from '../domain/rule/site/pages.ts';
import { Frame } from './frame/frame.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { LatePage, Opened, Styled } from './late-page.tsx';
import { isTelevision } from './live/television-address.ts';
import { BoardContext, emptyBoard } from './site/board.ts';
import { BoardWatch } from './site/board-watch.tsx';

const captainPages = new LatePage(() => import('./captain/captain-pages.tsx').then((page) => page.CaptainPages));

/** Pages besides the landing page, and the one for unknown addresses, each loaded on demand. */
const pages: Readonly<Record<Exclude<PageAddress, '/'> | '*', LatePage>> = {
  '/invite/:code': new LatePage(() => import('./invitation/invitation-page.tsx').then((page) => page.InvitationPage)),
  '/player-lookup/:id?': new LatePage(() => import('./player/player-id-page.tsx').then((page) => page.PlayerIdPage)),
  '/interest/:sealed': new LatePage(() => import('./registration/interest-page.tsx').then((page) => page.InterestPage)),
  '/unsubscribe/:sealed': new LatePage(() =>
    import('./registration/unsubscribe-page.tsx').then((page) => page.UnsubscribePage),
  ),
  '/join-request/:sealed': new LatePage(() =>
    import('./join-request/join-request-page.tsx').then((page) => page.JoinRequestPage),
  ),
  '/captain/team/:id': captainPages,
  '/captain/:sealed?': captainPages,
  '/teams/:id': new LatePage(() => import('./team/team-page.tsx').then((page) => page.TeamPage)),
  '/waiver/:sealed': new LatePage(() => import('./waiver/waiver-page.tsx').then((page) => page.WaiverPage)),
  '/record/:sealed': new LatePage(() => import('./record/record-link-page.tsx').then((page) => page.RecordLinkPage)),
  '/privacy': new LatePage(() => import('./site/privacy-page.tsx').then((page) => page.PrivacyPage)),
  '/tournaments': new LatePage(() => import('./bracket/brackets-page.tsx').then((page) => page.BracketsPage)),
  '/tournaments/:id/:part?': new LatePage(() =>
    import('./bracket/tournament-page.tsx').then((page) => page.TournamentPage),
  ),
  '/live-scores': new LatePage(() => import('./live/live-scores-page.tsx').then((page) => page.LiveScoresPage)),
  '/games/:id': new LatePage(() => import('./live/game-page.tsx').then((page) => page.GamePage)),
  '/keep-scores': new LatePage(() => import('./score-keeper/keeper-link-page.tsx').then((page) => page.KeeperLinkPage)),
  '*': new LatePage(() => import('./frame/not-found-page.tsx').then((page) => page.NotFoundPage)),
};

/** Loads the page of an address; the landing page is part of the start. */
export async function loadPage(address: string): Promise<void> {
  if (address === '/') return;
  await Object.entries(pages)
    .find(([path]) => matchPath(path, address) !== null)?.[1]
    .load();
}

const routes = [
  {
    path: '/',
    element: (
      <Styled>
        <LandingPage />
      </Styled>
    ),
  },
  ...Object.entries(pages).map(([path, page]) => ({ path, element: <Opened page={page} /> })),
];

/** Public site: its pages in their frame, and the data that they share. */
export function Site() {
  const [board, setBoard] = useState(emptyBoard);
  const address = useLocation();
  return (
    <BoardContext value={board}>
      <Frame isBare={isTelevision(address)}>{useRoutes(routes)}</Frame>
      <BoardWatch onChange={setBoard} />
    </BoardContext>
  );
}
