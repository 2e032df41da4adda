/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { addressNow, expectAccessible, leave, press, type } from '../../test/harness/page-alone.tsx';
import { found } from '../../test/harness/player-search.tsx';
import { aPlayerRecord } from '../../test/sample/a-player-record.ts';

const api = apiStandIn();

afterEach(leave);

test('the code opens the waiver to its signer, who reads that mailbox', async () => {
  const parents = aPlayerRecord({ parentEmail: aPlayerRecord().email });
  await found(api, parents);
  await expectAccessible();
  api.answers('POST /api/players/1/contact-code', { sentTo: 'j____e@family.example', minutes: 15 });
  press('Send me a code to confirm');
  await screen.findByText(/We have sent 6 digits/);
  type('Code', '123456');
  api.answers('POST /api/players/1/contact-code/confirm', { ...parents, sealedWaiver: 'sealed' });
  press('Go to the waiver');
  expect(await addressNow()).toBe('/waiver/sealed');
});

test('no code is offered for a waiver whose signer reads another mailbox', async () => {
  await found(api, aPlayerRecord());
  expect(screen.getByRole('button', { name: 'Email the link to confirm' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send me a code to confirm' })).toBeNull();
});
