/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { FetchFailed } from './fetch-failed.tsx';

describe('a fetch that failed', () => {
  afterEach(cleanup);

  const title = 'Failed to fetch all games';
  const failure = new HttpError('', 503, { message: 'Busy. Please try again.', requestId: 'r1' });

  test('a toast says what was not fetched and why, and the place stays no blank', async () => {
    showInOffice(<FetchFailed title={title} failure={failure} />, { resource: 'games' });
    expect((await screen.findByRole('alert')).textContent).toBe(`${title}Busy. Please try again.`);
    expect(screen.getByRole('note').textContent).toBe(`${title} Busy. Please try again.`);
  });

  test('a session that has ended is said by its own question', () => {
    showInOffice(<FetchFailed title={title} failure={new HttpError('', 401, { message: 'x' })} />, {
      resource: 'games',
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
