/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { input, leave, showAlone, type } from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { FreeAgentForm } from '../free-agent/free-agent-form.tsx';
import { FindTeam } from '../join-request/find-team.tsx';
import { leaveWords } from '../kit/language-switch-state.ts';
import { PlayerIdPage } from '../player/player-id-page.tsx';
import { dropDraft, notePersonalWords } from './drafts.ts';

apiStandIn();
const nothing = () => {};
const board = { tournaments: [aPublicTournament()] };

afterEach(leave);

test('what stands in a form without a draft is there again in the other language, and not when it was left', () => {
  const { unmount } = showAlone(<PlayerIdPage />);
  type('Full Name', 'Ada Finch');
  leaveWords(unmount);
  const again = showAlone(<PlayerIdPage />);
  expect(input('Full Name').value).toBe('Ada Finch');
  again.unmount();
  showAlone(<PlayerIdPage />);
  expect(input('Full Name').value).toBe('');
});

test('a search for a team, and the terms accepted below it, stay in the other language', () => {
  const page = <FindTeam onClose={nothing} onRegistered={nothing} />;
  const { unmount } = showAlone(page, { board });
  type('Search by team or captain name', 'Owls');
  input('I have read and accept the Terms and Conditions').click();
  leaveWords(unmount);
  showAlone(page, { board });
  expect(input('Search by team or captain name').value).toBe('Owls');
  expect(input('I have read and accept the Terms and Conditions').checked).toBe(true);
});

test('after the page was loaded again a form says what it could not keep, once there was something', () => {
  dropDraft('individual');
  const page = <FreeAgentForm onClose={nothing} onRegistered={nothing} />;
  const { unmount } = showAlone(page, { board });
  expect(screen.queryByText(/^Names and contacts are not kept/)).toBeNull();
  unmount();
  dropDraft('individual');
  notePersonalWords('individual', true);
  showAlone(page, { board });
  expect(screen.getByText(/^Names and contacts are not kept/)).toBeTruthy();
  dropDraft('individual');
});
