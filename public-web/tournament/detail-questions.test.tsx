/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { choose, showAlone } from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { dropDraft } from '../form/drafts.ts';
import { FreeAgentForm } from '../free-agent/free-agent-form.tsx';

beforeEach(() => dropDraft('individual'));
afterEach(cleanup);

test('a tournament that asks for shirt sizes does so once it is chosen, and another does not', async () => {
  const tournaments = [aPublicTournament(), aPublicTournament({ id: 8, name: 'Cup', asks: ['shirtSize'] })];
  showAlone(<FreeAgentForm onClose={() => {}} onRegistered={() => {}} />, { board: { tournaments } });
  choose(/^Series/);
  expect(screen.queryByLabelText(/^Shirt Size/)).toBeNull();
  choose(/^Cup/);
  expect(await screen.findByLabelText(/^Shirt Size/)).toBeTruthy();
  choose(/^Series/);
  await waitFor(() => expect(screen.queryByLabelText(/^Shirt Size/)).toBeNull());
});
