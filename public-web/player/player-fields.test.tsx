/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expectAccessible } from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { dropDraft } from '../form/drafts.ts';
import { forgetFamily } from '../form/family.ts';
import { circumstancesNow } from '../form/form-values.ts';
import { FreeAgentForm } from '../free-agent/free-agent-form.tsx';
import { BoardContext } from '../site/board.ts';
import { CreateTeamForm } from '../team/create-team-form.tsx';

const { year } = circumstancesNow();

const divided = aPublicTournament({ isDividedByAge: true, firstDay: null });

const nothing = () => {};

beforeEach(() => {
  for (const form of ['individual', 'create-team']) dropDraft(form);
  forgetFamily();
});
afterEach(cleanup);

function open(Form: typeof FreeAgentForm): void {
  render(
    <MemoryRouter>
      <BoardContext value={{ tournaments: [divided], site: undefined, hasFailed: false }}>
        <Form onClose={nothing} onRegistered={nothing} />
      </BoardContext>
    </MemoryRouter>,
  );
}

const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(input(label), { target: { value } });
const aged = (age: number) => type(/Birth Year/, String(year - age));
const bracket = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });
const chosen = () => screen.queryAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);

test('whose autofill is offered follows from who fills the form in', async () => {
  open(FreeAgentForm);
  aged(14);
  const offered = () =>
    [/Full Name/, /^Email/, /Phone Number/, /Parent Name/, /Parent Email/, /Parent Phone/].map(
      (label) => input(label).autocomplete,
    );
  const parentsOwn = ['section-parent name', 'section-parent email', 'section-parent tel'];
  await waitFor(() => expect(offered()).toEqual(['name', 'email', 'tel', ...parentsOwn]));
  fireEvent.click(screen.getByRole('radio', { name: 'A parent or guardian' }));
  await waitFor(() =>
    expect(offered()).toEqual(['off', 'section-player email', 'section-player tel', 'name', 'email', 'tel']),
  );
  fireEvent.click(screen.getByRole('radio', { name: 'The player' }));
  await waitFor(() => expect(offered()).toEqual(['name', 'email', 'tel', ...parentsOwn]));
});

test.each([
  [12, true, true],
  [14, true, false],
  [17, true, false],
  [18, false, false],
])('at %p the guardian is asked openly: %p, and has to be named: %p', async (age, isOpen, isRequired) => {
  open(FreeAgentForm);
  aged(age);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Parent or guardian' }) !== null).toBe(isOpen));
  expect(input(/Parent Name/).required).toBe(isRequired);
});

test('before a birth year is written nobody is asked openly for a guardian', () => {
  open(FreeAgentForm);
  expect(screen.queryByRole('group', { name: 'Parent or guardian' })).toBeNull();
});

test('brackets that do not fit the age cannot be chosen and say why', async () => {
  open(FreeAgentForm);
  fireEvent.click(screen.getByRole('radio', { name: /^Series/ }));
  aged(14);
  await waitFor(() => expect(chosen()).toContain('U13-U15'));
  expect(['U7-U9', 'U10-U12', 'U13-U15', 'U16-U19'].map((name) => bracket(name).disabled)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(screen.getByText('A player of 14 is too old for U10-U12')).toBeTruthy();
  await expectAccessible();
  fireEvent.click(bracket('U16-U19'));
  aged(9);
  await waitFor(() => expect(bracket('U7-U9').disabled).toBe(false));
  expect(chosen()).toContain('U16-U19');
  fireEvent.click(bracket('U7-U9'));
  aged(12);
  await waitFor(() => expect(chosen()).toEqual(expect.arrayContaining(['U10-U12'])));
  expect(chosen()).not.toContain('U7-U9');
});

test('a team’s captain is held against what its roster takes, and one who comes alone is not', async () => {
  open(CreateTeamForm);
  fireEvent.click(screen.getByRole('radio', { name: /^Series/ }));
  aged(9);
  await waitFor(() => expect(bracket('U13-U15').disabled).toBe(true));
  expect(bracket('U10-U12').disabled).toBe(false);
  expect(screen.getByText('A player of 9 is too young for U13-U15')).toBeTruthy();
});
