/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { WaiverView } from '../../domain/answer/waiver/waiver-view.ts';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import {
  choose,
  descriptionOf,
  expectAccessible,
  expectMessage,
  input,
  leave,
  press,
  showAlone,
  type,
} from '../../test/harness/page-alone.tsx';
import { WaiverPage } from './waiver-page.tsx';

const api = apiStandIn();
const sealed = 'c2VhbGVk';
const unsigned: WaiverView = {
  playerName: 'Ada Park',
  birthYear: 2012,
  tournament: 'Fall Cup',
  version: '2026-11',
  signed: false,
  state: 'unsigned',
  signer: null,
  signedAt: null,
  likenessAllowed: null,
};
const claimed: WaiverView = {
  ...unsigned,
  ...{ state: 'claimed', signer: 'Pat Park', signedAt: '2026-11-20T15:00:00Z', likenessAllowed: false },
};

afterEach(leave);

/** Opens the link of a waiver. */
async function open(waiver: WaiverView): Promise<void> {
  api.answers(`GET /api/waivers/${sealed}`, waiver);
  showAlone(<WaiverPage />, { at: `/waiver/${sealed}`, path: '/waiver/:sealed' });
  await screen.findByText('Ada Park');
}

test('a waiver that is sent empty says at each question what is missing', async () => {
  await open(unsigned);
  expect(screen.queryByRole('radio', { name: /I am the player/ })).toBeNull();
  press('Sign now');
  await waitFor(() => expect(document.activeElement).toBe(input('Name of the signer')));
  expect(descriptionOf(input('Name of the signer'))).toContain('Name of the signer must be at least 2 characters');
  expect(screen.getByText('Please say how you are related to the player')).toBeTruthy();
  expect(screen.getByText('You must accept the Terms and Conditions')).toBeTruthy();
});

test('what cannot be sent is said, and nothing typed is lost', async () => {
  await open(unsigned);
  type('Name of the signer', 'Pat Park');
  choose(/^Parent$/);
  fireEvent.click(input(/^I have read the Terms and Conditions/));
  press('Sign now');
  await expectMessage('The waiver could not be signed.', 'alarm');
  expect(input('Name of the signer').value).toBe('Pat Park');
});

test('a parent who did not agree takes it back, and may still sign', async () => {
  await open(claimed);
  api.answers(`POST /api/waivers/${sealed}/withdraw`, unsigned);
  press('I did not agree');
  const withdrawn = await screen.findByRole('heading', { name: 'The waiver is withdrawn' });
  expect(document.activeElement).toBe(withdrawn);
  await expectAccessible();
  press('Read and sign it after all');
  expect(screen.getByRole('button', { name: 'Sign now' })).toBeTruthy();
});

test('a link that is broken leads to a page that says so', async () => {
  api.answers(`GET /api/waivers/${sealed}`, { message: 'Not found' }, 404);
  showAlone(<WaiverPage />, { at: `/waiver/${sealed}`, path: '/waiver/:sealed' });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find my registration' }).getAttribute('href')).toBe('/player-lookup');
  await expectAccessible();
});
