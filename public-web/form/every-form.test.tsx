/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { aPlayerRecord } from '../../test/sample/a-player-record.ts';
import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import { anInvitedTeam } from '../../test/sample/an-invited-team.ts';
import { CaptainLinkForm } from '../captain/captain-link-form.tsx';
import { FreeAgentForm } from '../free-agent/free-agent-form.tsx';
import { CodeEntry } from '../invitation/code-entry.tsx';
import { JoinForm } from '../invitation/join-form.tsx';
import { RequestForm } from '../join-request/request-form.tsx';
import { shownNow } from '../kit/toasts.ts';
import { PlayerEditForm } from '../player/player-edit-form.tsx';
import { PlayerSearchForm } from '../player/player-search-form.tsx';
import { RecordLinkRequest } from '../record/record-link-request.tsx';
import { InterestForm } from '../registration/interest-form.tsx';
import { PlayerFindForm } from '../returning-player/player-find-form.tsx';
import { ReturnForm } from '../returning-player/return-form.tsx';
import { ManageScores } from '../score-keeper/manage-scores.tsx';
import { BoardContext } from '../site/board.ts';
import { CreateTeamForm } from '../team/create-team-form.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

const nothing = () => {};
const registration = { onClose: nothing, onRegistered: nothing };
const team = { id: 3, playerCount: 1, rosterAges: [], ...anInvitedTeam() };
const request = { team, settled: { paymentMethod: 'venmo', termsAccepted: true } };

/** Every form with inputs, and the name of its first input. */
const forms: readonly [name: string, form: ReactElement, first: string][] = [
  ['a team', <CreateTeamForm key="form" {...registration} />, 'name'],
  ['a player alone', <FreeAgentForm key="form" {...registration} />, 'tournamentId'],
  ['an interest', <InterestForm key="form" {...registration} />, 'name'],
  ['an invitation’s code', <CodeEntry key="form" {...registration} />, 'invitationCode'],
  ['a returning player', <PlayerFindForm key="form" start={{}} onAnswer={nothing} />, 'name'],
  ['a player’s record', <PlayerSearchForm key="form" onFound={nothing} />, 'name'],
  ['a captain’s link', <CaptainLinkForm key="form" title="Your team" text="By mail" />, 'email'],
  ['a record link', <RecordLinkRequest key="form" />, 'email'],
  ['a score keeper', <ManageScores key="form" onOpen={nothing} onClose={nothing} />, 'name'],
  ['a request', <RequestForm key="form" {...registration} request={request} />, 'name'],
  [
    'an invitation',
    <JoinForm key="form" {...registration} code="TEAM-AB23CD-456" team={anInvitedTeam()} invitedAs={null} />,
    'name',
  ],
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
  const board = { tournaments: [aPublicTournament(), aPublicTournament({ id: 8 })], site: undefined, hasFailed: false };
  render(
    <MemoryRouter>
      <BoardContext value={board}>{form}</BoardContext>
    </MemoryRouter>,
  );
  const opened = document.querySelector('form');
  if (opened === null) throw new Error('There is no form');
  return opened;
}

test.each(forms)('the form of %s: a remark on an input that it does not show is read', async (_, element) => {
  const form = open(element);
  // As if it showed none of its inputs.
  form.querySelector = () => null;
  fireEvent.submit(form);
  await waitFor(() => expect(shownNow()?.text).toBeTruthy());
  expect(calls).toEqual([]);
});

test('a returning player who is on a team of the tournament is told so where the team is asked, with the way to leave', async () => {
  const found = {
    id: 1,
    name: 'Ada Finch',
    teamName: 'Owls',
    skillLevel: 'Here to Play',
    age: 15,
    birthYear: 2011,
  } as const;
  const onFile = { currentClub: 'None', league: null, tournament: 'Series', email: '', phone: '', registeredFor: [7] };
  const board = (onTeamIn: readonly number[]) => (
    <ReturnForm {...registration} request={request} player={{ ...found, ...onFile, onTeamIn }} />
  );
  open(board([]));
  expect(screen.queryByRole('region', { name: /^Already registered/ })).toBeNull();
  cleanup();
  fireEvent.submit(open(board([7])));
  const words = 'This player is already registered for this tournament';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(shownNow()).toMatchObject({ title: 'Registration Failed', text: words });
  expect(screen.getByRole('link', { name: 'Open the Player ID' })).toBeTruthy();
});

const inputsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(({ type }) => type !== 'hidden');

/** Returns the input, or the group of choices around it, that is refused. */
const refusedPart = (input: HTMLElement) => input.closest('[aria-invalid="true"]');

const wordsOf = (part: Element | null) =>
  (part?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');

test.each(forms)(
  'the form of %s: sent empty it stays, says at each input what is missing, and leads to the first',
  async (_, element, first) => {
    const form = open(element);
    fireEvent.submit(form);
    await waitFor(() => expect(form.querySelector('[aria-invalid="true"]')).not.toBeNull());
    const refused = inputsOf(form).filter((input) => refusedPart(input) !== null);
    expect(refused[0]?.name).toBe(first);
    for (const input of refused) expect(wordsOf(refusedPart(input)).join(' ').trim()).not.toBe('');
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

/** What a browser may fill in, by input; whatever is not listed takes nothing. A child's name and club never take the parent's name and employer. */
const autofill: Readonly<Record<string, string>> = {
  email: 'email',
  captainEmail: 'email',
  phone: 'tel',
  captainPhone: 'tel',
  parentName: 'section-parent name',
  parentEmail: 'section-parent email',
  parentPhone: 'section-parent tel',
  password: 'current-password',
};

const edit = <PlayerEditForm key="form" player={aPlayerRecord()} onSaved={nothing} onCancel={nothing} />;
const withEdit: typeof forms = [...forms, ['a change', edit, 'name']];

test.each(withEdit)(
  'the form of %s: each input takes from the browser what it asks for, or nothing',
  (title, element) => {
    const form = open(element);
    const written = inputsOf(form).filter(({ type }) => ['text', 'email', 'tel', 'password'].includes(type));
    const tokens = written.map(({ name, autocomplete }) => [name, autocomplete]);
    // A score keeper writes their own name.
    const own: typeof autofill = title === 'a score keeper' ? { name: 'name' } : {};
    expect(tokens).toEqual(written.map(({ name }) => [name, own[name] ?? autofill[name] ?? 'off']));
  },
);
