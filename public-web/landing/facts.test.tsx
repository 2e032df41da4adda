/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { leave, showAlone } from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { Facts } from './facts.tsx';

afterEach(leave);

const series = aPublicTournament({ id: 7, name: 'Series', date: '2026-12-17', firstDay: '2026-12-17' });
const active = (id: number, name: string) => aPublicTournament({ id, name, status: 'active' });

/** Returns the first fact under the headline. */
function first(...tournaments: readonly ReturnType<typeof aPublicTournament>[]): string {
  showAlone(<Facts />, { board: { tournaments } });
  return [...(screen.getByLabelText('At a glance').firstElementChild?.children ?? [])]
    .map(({ textContent }) => textContent)
    .join(' | ');
}

test('the next tournament is next up while nothing is played', () => {
  expect(first(series)).toMatch(/^Next up \| Series \| .*Dec 17/);
});

test('what is being played comes before it, in as many lines', () => {
  expect(first(series, active(1, 'Showcase'), active(2, 'Cup'))).toMatch(
    /^Being played \| Showcase and 1 more \| Next: .*Dec 17/,
  );
});

test('one that is played alone, with nothing to come, is named alone', () => {
  expect(first(active(1, 'Showcase'))).toBe('Being played | Showcase');
});
