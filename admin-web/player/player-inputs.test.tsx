/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { PlayerInputs } from './player-inputs.tsx';

describe('player inputs', () => {
  apiStandIn();
  afterEach(cleanup);

  const hint = 'Payment and date belong to a registration: choose a tournament first.';

  test.each([
    ['without a tournament it is said that no payment is kept', {}, 1],
    ['with one nothing is said', { tournamentId: 3 }, 0],
  ])('%s', async (_, registration, said) => {
    showInOffice(
      <Form defaultValues={{ paymentMethod: 'venmo', ...registration }}>
        <PlayerInputs />
      </Form>,
      { resource: 'players' },
    );
    expect(await screen.findByLabelText(/^Email/)).toBeTruthy();
    expect(screen.queryAllByText(hint)).toHaveLength(said);
  });
});
