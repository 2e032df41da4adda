/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { FreeAgentForm } from '../free-agent/free-agent-form.tsx';
import { ManageScores } from '../game/manage-scores.tsx';
import { CodeEntry } from '../invitation/code-entry.tsx';
import { PlayerSearchForm } from '../player/player-search-form.tsx';
import { RecordLinkRequest } from '../record/record-link-request.tsx';
import { InterestForm } from '../registration/interest-form.tsx';
import { PlayerFindForm } from '../returning-player/player-find-form.tsx';
import { BoardContext } from '../site/board.ts';
import { CaptainLinkForm } from '../team/captain-link-form.tsx';
import { CreateTeamForm } from '../team/create-team-form.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

const nothing = () => {};
const registration = { onClose: nothing, onRegistered: nothing };

/** Every form with inputs, and the name of its first input. */
const forms: readonly [name: string, form: ReactElement, first: string][] = [
  ['a team', <CreateTeamForm key="form" {...registration} />, 'name'],
  ['a player alone', <FreeAgentForm key="form" {...registration} />, 'name'],
  ['an interest', <InterestForm key="form" {...registration} />, 'name'],
  ['an invitation’s code', <CodeEntry key="form" {...registration} />, 'invitationCode'],
  ['a returning player', <PlayerFindForm key="form" start={{}} onAnswer={nothing} />, 'name'],
  ['a player’s record', <PlayerSearchForm key="form" onFound={nothing} />, 'name'],
  ['a captain’s link', <CaptainLinkForm key="form" title="Your team" text="By mail" />, 'email'],
  ['a record link', <RecordLinkRequest key="form" />, 'email'],
  ['a score keeper', <ManageScores key="form" onOpen={nothing} onClose={nothing} />, 'name'],
];

const { fetch } = globalThis;
let calls: string[] = [];

beforeEach(() => {
  calls = [];
  globalThis.fetch = async (path) => {
    calls.push(String(path));
    return Response.json({});
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function open(form: ReactElement): HTMLFormElement {
  const board = { tournaments: [], site: undefined, hasFailed: false };
  render(
    <MemoryRouter>
      <BoardContext value={board}>{form}</BoardContext>
    </MemoryRouter>,
  );
  const opened = document.querySelector('form');
  if (opened === null) throw new Error('There is no form');
  return opened;
}

const inputsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(({ type }) => type !== 'hidden');

const wordsOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');

test.each(forms)(
  'the form of %s: sent empty it stays, says at each input what is missing, and leads to the first',
  async (_, element, first) => {
    const form = open(element);
    fireEvent.submit(form);
    await waitFor(() => expect(form.querySelector('[aria-invalid="true"]')).not.toBeNull());
    const refused = inputsOf(form).filter((input) => input.getAttribute('aria-invalid') === 'true');
    expect(refused[0]?.name).toBe(first);
    for (const input of refused) expect(wordsOf(input).join(' ').trim()).not.toBe('');
    await waitFor(() => expect(refused).toContain(document.activeElement));
    expect(document.activeElement).toHaveProperty('name', first);
    expect(calls).toEqual([]);
  },
);

test.each(forms)('the form of %s: every input is called something, and takes what its kind takes', (_, element) => {
  const form = open(element);
  expect(form.getAttribute('aria-label')).toBeTruthy();
  const inputs = inputsOf(form);
  expect(inputs).not.toHaveLength(0);
  for (const input of inputs) {
    const name = input.labels?.[0]?.textContent ?? input.getAttribute('aria-label');
    expect(`${input.name}: ${name?.trim() ?? ''}`).not.toMatch(/: $/);
    if (/email/i.test(input.name)) expect(input.type).toBe('email');
    if (/phone/i.test(input.name)) expect(input.type).toBe('tel');
  }
});
