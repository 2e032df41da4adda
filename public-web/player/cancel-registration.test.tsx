/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, expectMessage, leave, press, type } from '../../test/harness/page-alone.tsx';
import { found } from '../../test/harness/player-search.tsx';
import { aPlayerRecord, aRegisteredFor } from '../../test/sample/a-player-record.ts';
import { aRegistration } from '../../test/sample/a-registration.ts';
import { aTeam } from '../../test/sample/a-team.ts';
import { aTournament } from '../../test/sample/a-tournament.ts';

const api = apiStandIn();

afterEach(leave);

test('a registration is cancelled behind the code, once what follows is read', async () => {
  const registration = aRegistration({ payment: { ...aRegistration().payment, receivedCents: 4000, state: 'paid' } });
  const tournament = aTournament({ name: 'Fall Cup' });
  await found(api, aPlayerRecord({}, [aRegisteredFor({ registration, tournament })]));
  press(/^Cancel registration: .* · Fall Cup$/);
  const dialog = within(screen.getByRole('dialog', { name: /^Cancel .*\?$/ }));
  expect(dialog.getByText('You paid $40: the organizers refund it by their policy.')).toBeTruthy();
  await expectAccessible();
  api.answers('POST /api/players/1/contact-code', { sentTo: 'm____a@family.example', minutes: 15 });
  press('Send me a code');
  await screen.findByText(/We have sent 6 digits/);
  type('Code', '123456');
  const confirmed = aPlayerRecord({ isConfirmed: true }, [aRegisteredFor({ registration, tournament })]);
  api.answers('POST /api/players/1/contact-code/confirm', confirmed);
  press('Continue');
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeTruthy();
  await screen.findByRole('button', { name: 'Cancel registration' });
  api.answers('DELETE /api/players/1/registrations/1', aPlayerRecord({ isConfirmed: true }, []));
  press('Cancel registration');
  await expectMessage('Registration cancelled', 'good');
  expect(screen.queryByRole('button', { name: /^Cancel registration: / })).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Registration cancelled .* · Fall Cup$/);
});

test('a captain of others is told to hand the team over first', async () => {
  const team = aTeam({ captainId: 1, currentPlayers: 3 });
  await found(api, aPlayerRecord({}, [aRegisteredFor({ team })]));
  expect(screen.getByText(/first hand the team over to a teammate/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Cancel registration: / })).toBeNull();
});
