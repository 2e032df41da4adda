/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { BooleanInput, Form } from 'react-admin';
import { Route, Routes } from 'react-router';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { TestMarks } from './test-marks.tsx';

describe('test marks', () => {
  const api = apiStandIn();
  const marks = { markedTeams: 1, realTeams: 10, markedPlayers: 2, realPlayers: 33, playersElsewhere: 1 };
  beforeEach(() => api.answers('GET /api/admin/tournaments/7/test-marks', marks));
  afterEach(cleanup);

  const show = (isTest: boolean) =>
    showInOffice(
      <Routes>
        <Route
          path=":id"
          element={
            <Form defaultValues={{ isTest, isTestThroughout: false }}>
              <BooleanInput source="isTest" label="Test data" />
              <TestMarks />
            </Form>
          }
        />
      </Routes>,
      { resource: 'tournaments', at: '/7' },
    );

  test('ticking "Test data" says what is marked then, what is not and stays, and offers to mark it too', async () => {
    show(false);
    expect((await screen.findByRole('alert')).textContent).toContain('1 team and 2 players are still marked as test');
    fireEvent.click(screen.getByRole('switch', { name: 'Test data' }));
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toContain('Marked as test: 1 team and 2 players. Not marked: 10 teams and 33 players.');
    expect(said).toContain('33 players are not marked, and stay on file as real when test data are deleted.');
    expect(said).toContain('1 player also plays in a real tournament, and always stays.');
    expect(screen.getAllByRole('switch')).toHaveLength(2);
  });

  test('where all of it is marked nothing is asked', async () => {
    api.answers('GET /api/admin/tournaments/7/test-marks', { ...marks, realTeams: 0, realPlayers: 0 });
    show(true);
    await screen.findByRole('switch', { name: 'Test data' });
    expect(api.calls.map(({ call }) => call)).toEqual(['GET /api/admin/tournaments/7/test-marks']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
