/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import {
  descriptionOf,
  expectAccessible,
  expectMessage,
  input,
  leave,
  press,
  pressAgain,
  type,
} from '../../test/harness/page-alone.tsx';
import { found, lookUp, search } from '../../test/harness/player-search.tsx';
import { aPlayerRecord } from '../../test/sample/a-player-record.ts';

const api = apiStandIn();

afterEach(leave);

test('after a miss a link can be mailed to the address on file', async () => {
  api.answers(lookUp, { message: 'Nobody' }, 404);
  search();
  await screen.findByText(/We can email a link to the address on file/);
  await expectAccessible();
  api.answers('POST /api/players/record-link', { message: 'Sent' });
  type(/^Email/, 'pat@family.example');
  press('Email me the link');
  expect(await screen.findByText(/a link is on its way there/)).toBeTruthy();
  expect(api.sent('POST /api/players/record-link')).toEqual([{ email: 'pat@family.example' }]);
});

test('where two have one name and phone the birth year is asked, and tells them apart', async () => {
  const asked = 'Two people have this name and phone number: please add the birth year';
  api.answers(lookUp, { message: asked, errors: { birthYear: asked } }, 400);
  search();
  await waitFor(() => expect(descriptionOf(input('Birth Year'))).toBe(asked));
  expect(screen.queryByText(/We can email a link/)).toBeNull();
  type('Birth Year', '2014');
  api.answers(lookUp, aPlayerRecord());
  await pressAgain('Find my registration');
  await screen.findByRole('button', { name: 'Edit Info' });
  expect(api.sent(lookUp).at(-1)).toMatchObject({ name: 'José Ñuñez', birthYear: 2014 });
});

test('a look-up that has ended says so, keeps what was typed, and is made again on the spot', async () => {
  await found(api, aPlayerRecord());
  press('Edit Info');
  type('Current Club', 'Ironbound SC');
  const save = 'PUT /api/players/1/update';
  api.answers(save, { message: 'Player not found' }, 404);
  press('Save changes');
  await expectMessage('Update Failed', 'alarm');
  await expectMessage('Failed to update your information. Please try again.', 'alarm');
  const again = within(screen.getByRole('dialog', { name: 'Please look it up again' }));
  await expectAccessible();
  expect(again.getByLabelText<HTMLInputElement>(/^Full Name/).value).toBe('José Ñuñez');
  fireEvent.click(again.getByRole('button', { name: 'Find my registration' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(input('Current Club').value).toBe('Ironbound SC');
  api.answers(save, aPlayerRecord({ currentClub: 'Ironbound SC' }));
  await pressAgain('Save changes');
  expect(await screen.findByText('Ironbound SC')).toBeTruthy();
});
