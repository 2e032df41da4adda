/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expectAccessible } from '../../test/harness/page-alone.tsx';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { dropDraft } from '../form/drafts.ts';
import { forgetFamily } from '../form/family-answers.ts';
import { circumstancesNow } from '../form/form-values.ts';
import { FreeAgentForm } from '../free-agent/free-agent-form.tsx';
import { BoardContext } from '../site/board.ts';
import { CreateTeamForm } from '../team/create-team-form.tsx';

const { year } = circumstancesNow();

const divided = aPublicTournament({ isDividedByAge: true, firstDay: null });

const another = aPublicTournament({ id: 8, name: 'Cup' });

const nothing = () => {};

beforeEach(() => {
  for (const form of ['individual', 'create-team']) dropDraft(form);
  forgetFamily();
});
afterEach(cleanup);

function open(Form: typeof FreeAgentForm, tournament = divided): void {
  render(
    <MemoryRouter>
      <BoardContext value={{ tournaments: [tournament, another], site: undefined, hasFailed: false }}>
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
  const labels = [/Full Name/, /^Email/, /Phone Number/, /Parent Name/, /Parent Email/, /Parent Phone/];
  const offered = () =>
    labels
      .flatMap((label) => screen.queryAllByLabelText<HTMLInputElement>(label))
      .map(({ autocomplete }) => autocomplete);
  const parentsOwn = ['section-parent name', 'section-parent email', 'section-parent tel'];
  await waitFor(() => expect(offered()).toEqual(['off', 'email', 'tel', ...parentsOwn]));
  fireEvent.click(screen.getByRole('radio', { name: 'A parent or guardian' }));
  await waitFor(() => expect(offered()).toEqual(['off', 'email', 'tel', 'name']));
  fireEvent.click(screen.getByRole('radio', { name: 'The player' }));
  await waitFor(() => expect(offered()).toEqual(['name', 'email', 'tel', ...parentsOwn]));
});

test('a parent is told first that a child’s email and phone may be theirs, and of a young child nobody has to say who writes', async () => {
  open(FreeAgentForm);
  const hints = () => screen.queryAllByText(/^Yours, if the child has none\./).map(({ textContent }) => textContent);
  aged(14);
  expect(hints()).toEqual([]);
  aged(10);
  await waitFor(() => expect(hints()).toHaveLength(2));
  expect(hints()[0]).toBe('Yours, if the child has none. The confirmation and the schedule go here');
  expect([input(/^Email/), input(/Phone Number/)].map(({ autocomplete }) => autocomplete)).toEqual(['email', 'tel']);
  fireEvent.click(screen.getByRole('radio', { name: 'The player' }));
  await waitFor(() => expect(hints()).toEqual([]));
});

test('a parent gives the own name and contacts once, before the child', async () => {
  open(FreeAgentForm);
  fireEvent.click(screen.getByRole('radio', { name: 'A parent or guardian' }));
  const you = within(await screen.findByRole('group', { name: 'You, the parent or guardian' }));
  for (const label of [/Parent Name/, /^Email/, /Phone Number/]) expect(you.getByLabelText(label)).toBeTruthy();
  type(/^Email/, 'pat@example.com');
  type(/Phone Number/, '(201) 555-0134');
  fireEvent.click(screen.getByRole('radio', { name: 'The player' }));
  aged(10);
  await waitFor(() => expect(input(/Parent Email/).value).toBe('pat@example.com'));
  expect(input(/Parent Phone/).value).toBe('(201) 555-0134');
  await expectAccessible();
});

test.each([
  [13, true, true],
  [14, true, false],
  [18, true, false],
  [19, false, false],
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
  const closed = ['U7-U9', 'U10-U12', 'U13-U15', 'U16-U19'].map((name) => bracket(name).disabled);
  expect(closed).toEqual([true, true, false, true]);
  expect(screen.getByText('A player of 14 is too old for U10-U12')).toBeTruthy();
  await expectAccessible();
  aged(12);
  await waitFor(() => expect(bracket('U10-U12').disabled).toBe(false));
  fireEvent.click(bracket('U13-U15'));
  aged(13);
  await waitFor(() => expect(bracket('U10-U12').disabled).toBe(true));
  expect(chosen()).toContain('U13-U15');
  aged(9);
  await waitFor(() => expect(chosen()).toContain('U7-U9'));
  expect(chosen()).not.toContain('U13-U15');
});

test.each([
  ['a team’s captain', CreateTeamForm],
  ['who comes alone', FreeAgentForm],
])('%s may be a year younger at U14 and under, no more, and nothing else is promised', async (_, Form) => {
  open(Form);
  fireEvent.click(screen.getByRole('radio', { name: /^Series/ }));
  aged(9);
  await waitFor(() => expect(bracket('U13-U15').disabled).toBe(true));
  expect(bracket('U10-U12').disabled).toBe(false);
  expect(screen.getByText('A player of 9 is too young for U13-U15')).toBeTruthy();
  expect(screen.getByText(/^Filled in from the birth year\. /)).toBeTruthy();
  fireEvent.click(bracket('U10-U12'));
  expect(await screen.findByText(/^At U14 and under a player may be one year younger/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('Playing up is possible');
});

test('the age that counts is named where the tournament counts another year’s, and is the one that refuses', async () => {
  open(FreeAgentForm, { ...divided, firstDay: `${year + 1}-01-16` });
  aged(12);
  expect(await screen.findByText('Turns 12 this year')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /^Series/ }));
  const named = `Turns 12 this year, and 13 in ${year + 1}, the year that counts in this tournament`;
  expect(await screen.findByText(named)).toBeTruthy();
  expect(screen.getByText('A player of 13 is too old for U10-U12')).toBeTruthy();
});

test('outside the age group of an undivided tournament a family is told so, and may go on', async () => {
  open(FreeAgentForm, aPublicTournament({ ageGroup: 'U10-U12', firstDay: `${year + 1}-01-16` }));
  fireEvent.click(screen.getByRole('radio', { name: /^Series/ }));
  aged(12);
  const told = /^Turns 12 this year, and 13 in .* This tournament is for U10-U12: an older player can register/;
  expect(await screen.findByText(told)).toBeTruthy();
  aged(8);
  expect(await screen.findByText(/This tournament is for U10-U12: a younger player can register/)).toBeTruthy();
  aged(11);
  expect(await screen.findByText('Turns 11 this year')).toBeTruthy();
  expect(input(/Birth Year/).getAttribute('aria-invalid')).toBe('false');
});

test('who is too old for the tournament is told so at the birth year as soon as both are known, and no longer than it is so', async () => {
  open(FreeAgentForm, { ...divided, firstDay: `${year + 1}-01-16` });
  const tooOld = 'A player of 20 is too old for U16-U19';
  const told = () => document.getElementById(`${input(/Birth Year/).id}-error`)?.textContent;
  aged(19);
  fireEvent.blur(input(/Birth Year/));
  expect(told()).toBe('');
  fireEvent.click(screen.getByRole('radio', { name: /^Series/ }));
  await waitFor(() => expect(told()).toBe(tooOld));
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  await waitFor(() => expect(input(/Birth Year/).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByText(/Age bracket is required/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /^Cup/ }));
  await waitFor(() => expect(told()).toBe(''));
});
