/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { easternDay } from '../../domain/rule/time/eastern.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { aTournament } from '../../test/sample/a-tournament.ts';
import { ByTournamentPage } from './by-tournament-page.tsx';

const said = {
  title: 'Check-in',
  remark: '',
  choose: 'Tournament',
  unchosen: { title: 'Select a tournament', text: '' },
};
const tournaments = [
  aTournament({ id: 1, name: 'Last Cup', status: 'completed' }),
  aTournament({ id: 2, name: 'Cup of the Day', firstDay: easternDay(new Date()) }),
  aTournament({ id: 3, name: 'Next Cup', firstDay: '2099-12-12' }),
];

describe('page of one tournament', () => {
  const { fetch } = globalThis;
  beforeEach(() => {
    globalThis.fetch = async () => Response.json(tournaments, { headers: { 'Content-Range': 'items 0-2/3' } });
  });
  afterEach(() => {
    cleanup();
    globalThis.fetch = fetch;
  });

  test.each([
    ['where none is chosen, the tournament of the day', null, '', 2],
    ['instead of one that is over, the tournament of the day', 1, '', 2],
    ['the chosen one that is still to come', 3, '', 3],
    ['the one that the address names', null, '/1', 1],
  ])('it opens with %s', async (_, chosen, at, shown) => {
    showInOffice(
      <ByTournamentPage at="/check-in" said={said}>
        {(id) => <p>Players of {id}</p>}
      </ByTournamentPage>,
      { resource: 'check-in', at, stored: { 'preferences.tournament': chosen } },
    );
    expect(await screen.findByText(`Players of ${shown}`)).toBeTruthy();
  });
});
