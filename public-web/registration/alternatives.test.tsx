/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { sitesPrices } from '../../domain/rule/tournament/prices.ts';
import { dropDraft } from '../form/drafts.ts';
import { FreeAgentForm } from '../free-agent/free-agent-form.tsx';
import { type Board, BoardContext } from '../site/board.ts';
import { CallFailed } from '../transport/call-failed.ts';
import { Alternatives } from './alternatives.tsx';
import { InterestForm } from './interest-form.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

const tournament = {
  ...{
    id: 7,
    name: 'Series',
    date: 'December 15',
    firstDay: `${new Date().getFullYear() + 1}-03-14`,
    ageGroup: 'U7-U19',
    location: 'Teaneck',
  },
  ...{ status: 'upcoming' as const, maxTeams: 16, registrationDeadline: null, registrationOpen: true, visible: true },
  ...{
    isDividedByAge: false,
    ageYear: null,
    asks: [],
    acceptsRegistrations: true,
    placesLeft: 0,
    callOff: null,
    ...sitesPrices,
  },
} as const;
const board: Board = {
  tournaments: [tournament, { ...tournament, id: 8, name: 'Cup' }],
  site: undefined,
  hasFailed: false,
};

const year = new Date().getFullYear();

/** Values typed by a captain who chose the second tournament. */
const typed = {
  ...{ name: 'Night Foxes', tournamentId: '8', captainName: 'Ada Finch', captainEmail: 'ada@example.com' },
  ...{ captainPhone: '(973) 555-0100', birthYear: String(year - 14), currentClub: 'None' },
};
const failure = new CallFailed(409, '', 'Full', {}, false, { lost: 'team-place' });
const nothing = () => {};
const registration = { onClose: nothing, onRegistered: nothing };

/** Form named by the address. */
function Form() {
  const way = new URLSearchParams(useLocation().search).get('register');
  if (way === 'individual') return <FreeAgentForm {...registration} />;
  if (way === 'pre-register') return <InterestForm {...registration} />;
  return <Alternatives failure={failure} values={typed} draft="create-team" onWait={nothing} />;
}

function lose(): void {
  render(
    <MemoryRouter initialEntries={['/?register=create-team']}>
      <BoardContext value={board}>
        <Form />
      </BoardContext>
    </MemoryRouter>,
  );
}

afterEach(() => {
  cleanup();
  for (const form of ['individual', 'pre-register', 'create-team']) dropDraft(form);
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const written = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;

test('a captain who has lost a place is offered three ways on', () => {
  lose();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Put the team on the waiting list',
    'Register alone instead',
    'Tell me when the next tournament opens',
  ]);
});

test('whoever registers alone instead finds all that was typed in that form, with the tournament that was chosen', async () => {
  lose();
  press('Register alone instead');
  expect(await screen.findByRole('form', { name: /individual/i })).toBeTruthy();
  expect(['name', 'email', 'phone', 'birthYear', 'currentClub'].map(written)).toEqual([
    ...['Ada Finch', 'ada@example.com', '(973) 555-0100', String(year - 14), 'None'],
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Cup/ }).checked).toBe(true);
});

test('whoever wants to be told of the next one finds name, age and contact in that form', async () => {
  lose();
  press('Tell me when the next tournament opens');
  expect(await screen.findByRole('form', { name: 'Reserve a spot for future tournaments' })).toBeTruthy();
  expect(['name', 'age', 'email', 'phone'].map(written)).toEqual([
    ...['Ada Finch', '14', 'ada@example.com', '(973) 555-0100'],
  ]);
});
