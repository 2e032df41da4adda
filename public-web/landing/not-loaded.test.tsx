/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { defaultSiteTexts } from '../../domain/rule/site/default-site-texts.ts';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, press, pressAgain, showAlone } from '../../test/harness/page-alone.tsx';
import { aPublicSite, aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { type Board, BoardContext, emptyBoard } from '../site/board.ts';
import { BoardWatch } from '../site/board-watch.tsx';
import { Season } from './season.tsx';
import { UpcomingTournaments } from './upcoming-tournaments.tsx';

const api = apiStandIn();

afterEach(cleanup);

/** Parts of the landing page with data, and the component that fetches it. */
function Asked() {
  const [board, setBoard] = useState<Board>(emptyBoard);
  return (
    <BoardContext value={board}>
      <BoardWatch onChange={setBoard} />
      <Season />
      <UpcomingTournaments />
    </BoardContext>
  );
}

test('texts, settings and tournaments that could not be loaded say so, and come with the next try', async () => {
  showAlone(<Asked />);
  const season = screen.getByRole('region', { name: 'This season' });
  const tournaments = screen.getByRole('region', { name: 'Tournaments' });
  const failed = 'This could not be loaded.';
  await within(season).findByText(failed);
  await waitFor(() => expect(tournaments.textContent).toContain('Failed to fetch tournaments'));
  await expectAccessible();
  api.answers('GET /api/tournaments', [aPublicTournament()]);
  api.answers('GET /api/site', aPublicSite());
  const tournamentInfo = [{ name: 'Series', text: 'On turf', undated: 'To come' }];
  api.answers('GET /api/site/texts', { ...defaultSiteTexts, tournamentInfo });
  await pressAgain('Try again now');
  await waitFor(() => expect(tournaments.textContent).toContain('Series'));
  press('Try again');
  expect((await within(season).findAllByRole('article'))[0]?.textContent).toContain('1 date is out');
  expect(within(season).queryByText(failed)).toBeNull();
});
