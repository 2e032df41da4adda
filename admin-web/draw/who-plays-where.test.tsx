/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { WhoPlaysWhere } from './who-plays-where.tsx';

describe('who plays where', () => {
  afterEach(cleanup);

  test('a team that is not placed leads to its form, and that back to the plan', () => {
    const notPlaced = [{ teamId: 7, teamName: 'Rovers', reason: 'Rovers: its age is not known' }];
    render(
      <MemoryRouter initialEntries={['/bracket-management?tournament=3']}>
        <Routes>
          <Route path="/bracket-management" element={<WhoPlaysWhere divisions={[]} notPlaced={notPlaced} />} />
          <Route path="/teams/7" element={<Team />} />
        </Routes>
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Rovers: its age is not known' }));
    expect(screen.getByText('Back to /bracket-management?tournament=3')).toBeTruthy();
  });
});

function Team() {
  return <p>{`Back to ${useLocation().state.wayBack}`}</p>;
}
