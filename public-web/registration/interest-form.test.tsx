/** @jest-environment ./test/harness/page-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { apiStandIn } from '../../test/harness/api-stand-in.ts';
import {
  choose,
  descriptionOf,
  expectAccessible,
  expectMessage,
  input,
  press,
  showAlone,
  type,
} from '../../test/harness/page-alone.tsx';
import { dropDraft } from '../form/drafts.ts';
import { InterestForm } from './interest-form.tsx';
import type { Outcome } from './outcome.ts';

const api = apiStandIn();
const register = 'POST /api/pre-registrations';
let outcomes: Outcome[] = [];

beforeEach(() => {
  outcomes = [];
  dropDraft('pre-register');
  showAlone(<InterestForm onClose={() => {}} onRegistered={(outcome) => outcomes.push(outcome)} />);
});
afterEach(cleanup);

function fillIn(): void {
  type('Name', 'Robin Vale');
  type('Age', '12');
  type('Email', 'robin@example.com');
  type('Phone', '(201) 555-0134');
  type('Parent Name', 'Pat Vale');
  choose(/^Female$/);
}

test('a family reserves a spot without paying; the name of the parent stays on the page', async () => {
  api.answers(register, { name: 'Robin Vale', email: 'robin@example.com' }, 201);
  fillIn();
  press('Reserve My Spot');
  await expectMessage('Interest Registered!', 'good');
  expect(api.sent(register).map((sent) => Object.keys(sent).toSorted())).toEqual([
    ['age', 'email', 'name', 'phone', 'sex'],
  ]);
  expect(outcomes).toEqual([{ type: 'interest', name: 'Robin Vale', email: 'robin@example.com' }]);
});

test('a reservation that nobody answers says that something went wrong, once and in no words of a proxy, and keeps what was written', async () => {
  api.answers(register, '<h1>Bad Gateway</h1>', 502);
  fillIn();
  press('Reserve My Spot');
  await expectMessage('Registration Failed', 'alarm');
  await expectMessage('Something went wrong. Please try again.', 'alarm');
  expect(document.body.textContent).not.toContain('Gateway');
  expect(api.sent(register)).toHaveLength(1);
  await expectAccessible();
  expect(input('Name').value).toBe('Robin Vale');
  api.answers(register, { name: 'Robin Vale', email: 'robin@example.com' }, 201);
  press('Reserve My Spot');
  await waitFor(() => expect(outcomes).toHaveLength(1));
});

test('the messages of the form stand under its inputs', async () => {
  press('Reserve My Spot');
  await waitFor(() => expect(document.activeElement).toBe(input('Name')));
  expect(descriptionOf(input('Name'))).toBe('Name must be at least 2 characters');
  expect(descriptionOf(input('Email'))).toContain('Please enter a valid email address');
  expect(descriptionOf(input('Phone'))).toBe('Please enter a valid phone number');
  expect(descriptionOf(screen.getByRole('radiogroup', { name: 'Sex' }))).toBe('Please select Male or Female');
  await expectAccessible();
});
