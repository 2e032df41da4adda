/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { expectAccessible, expectMessage, press, showAlone } from '../../test/harness/page-alone.tsx';
import { PlayerEmergencyContacts } from './player-emergency-contacts.tsx';

const api = apiStandIn();
const players = [
  { id: 1, name: 'Ada Park' },
  { id: 2, name: 'Ben Lee' },
];

afterEach(cleanup);

test('the keeper of a game looks up whom to call for a player, one at a time, and hides it again', async () => {
  showAlone(<PlayerEmergencyContacts gameId={12} players={players} />);
  const all = screen.getByText('Emergency contacts').closest('details');
  if (all === null) throw new Error('The contacts are not folded');
  all.open = true;
  const contact = {
    name: 'Ann Aunt',
    phone: '(908) 555-0188',
    relation: 'Aunt',
    care: 'Bee stings. EpiPen in the bag.',
  };
  api.answers('POST /api/games/12/players/1/emergency-contact', contact);
  press('Show emergency contact: Ada Park');
  expect((await screen.findByRole('link', { name: 'Call (908) 555-0188' })).getAttribute('href')).toBe(
    'tel:9085550188',
  );
  expect(screen.getByText('Bee stings. EpiPen in the bag.')).toBeTruthy();
  await expectAccessible();

  const none = 'The family has given no emergency contact for this player';
  api.answers('POST /api/games/12/players/2/emergency-contact', { message: none }, 404);
  press('Show emergency contact: Ben Lee');
  await expectMessage(none, 'alarm');
  expect(screen.queryByText('Ann Aunt')).toBeNull();

  press('Show emergency contact: Ada Park');
  fireEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByText('Ann Aunt')).toBeNull());
});

test('nobody is asked about where nobody plays', () => {
  const { container } = showAlone(<PlayerEmergencyContacts gameId={12} players={[]} />);
  expect(container.querySelector('details')).toBeNull();
});
