/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible, leave, press, showAlone } from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { UpcomingTournaments } from './upcoming-tournaments.tsx';

afterEach(leave);

test('of 70 tournaments the next six are shown, and all of them on demand', async () => {
  const season = Array.from({ length: 70 }, (_, index) =>
    aPublicTournament({ id: index + 1, name: `Cup ${index + 1}` }),
  );
  showAlone(<UpcomingTournaments />, { board: { tournaments: season } });
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  press('Show all 70 tournaments');
  expect(screen.getAllByRole('listitem')).toHaveLength(70);
  press('Show the next 6 only');
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  await expectAccessible();
});
