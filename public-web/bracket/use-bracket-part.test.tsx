/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Navigate, useLocation } from 'react-router';
import { leave, showAlone } from '../../test/harness/page-alone.tsx';
import { TournamentTabs } from './tournament-page.tsx';
import { useBracketPart, useOwnAddress } from './use-bracket-part.ts';

afterEach(leave);

/** Tabs of a tournament, and the current address. */
function Tabs() {
  const own = useOwnAddress();
  const { pathname, search } = useLocation();
  const [part, , show] = useBracketPart();
  if (own !== undefined) return <Navigate to={own} replace />;
  return (
    <>
      <TournamentTabs chosen={part} isLocked={false} onChoose={show} />
      <output aria-label="here">{pathname + search}</output>
      <div id="tournament-part" />
    </>
  );
}

const open = (at: string) => showAlone(<Tabs />, { at, path: '/tournaments/:id/:part?' });
const here = () => screen.getByRole('status', { name: 'here' }).textContent;
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test.each([
  ['/tournaments/6', '/tournaments/6', 'Bracket'],
  ['/tournaments/6/table', '/tournaments/6/table', 'Table'],
  ['/tournaments/6/games?team=4', '/tournaments/6/games?team=4', 'Games'],
  ['/tournaments/6/teams/', '/tournaments/6/teams/', 'Teams'],
  // Old shared links, and addresses that lead nowhere.
  ['/tournaments/6?show=table&team=4', '/tournaments/6/table?team=4', 'Table'],
  ['/tournaments/6?show=nonsense', '/tournaments/6', 'Bracket'],
  ['/tournaments/6/bracket', '/tournaments/6', 'Bracket'],
  ['/tournaments/6/nonsense', '/tournaments/6', 'Bracket'],
])('%s opens at %s, with the tab %s', (address, own, tab) => {
  open(address);
  expect(here()).toBe(own);
  expect(chosen()).toBe(tab);
});

test('a tab leads to the address of its part, and keeps the team that is followed', () => {
  open('/tournaments/6?team=4');
  fireEvent.click(screen.getByRole('tab', { name: 'Table' }));
  expect([here(), chosen()]).toEqual(['/tournaments/6/table?team=4', 'Table']);
  fireEvent.click(screen.getByRole('tab', { name: 'Bracket' }));
  expect([here(), chosen()]).toEqual(['/tournaments/6?team=4', 'Bracket']);
});
