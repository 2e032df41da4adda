/** @jest-environment jsdom */
import { draftOf, dropDraft, hadPersonalWords, keepDraft, storedChoices } from './drafts.ts';

const values = { name: 'Night Foxes', captainName: 'Maya Rivera', skillLevel: 'Here to Play', termsAccepted: true };
const choices = ['name', 'skillLevel'];

afterEach(() => dropDraft('team'));

test('a closed form opens again as it was left', () => {
  keepDraft('team', values, choices);
  expect(draftOf('team')).toEqual(values);
});

test('only what says nothing about a person reaches the storage of the browser', () => {
  keepDraft('team', values, choices);
  expect(storedChoices('team')).toEqual({ name: 'Night Foxes', skillLevel: 'Here to Play' });
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Maya');
  expect(window.localStorage).toHaveLength(0);
});

test('that there were words about a person outlives a reload, and which they were does not', () => {
  keepDraft('team', { skillLevel: 'Here to Play' }, choices);
  expect(hadPersonalWords('team')).toBe(false);
  keepDraft('team', values, choices);
  expect(hadPersonalWords('team')).toBe(true);
  dropDraft('team');
  expect(hadPersonalWords('team')).toBe(false);
});

test('a form that went through leaves nothing behind', () => {
  keepDraft('team', values, choices);
  dropDraft('team');
  expect(draftOf('team')).toEqual({});
  expect(window.sessionStorage).toHaveLength(0);
});

test('the browser asks before personal words are lost, and not once they are sent', () => {
  keepDraft('team', { skillLevel: 'Here to Chill', name: 'Night Foxes' }, choices);
  expect(isAskedBeforeLeaving()).toBe(false);
  keepDraft('team', values, choices);
  expect(isAskedBeforeLeaving()).toBe(true);
  dropDraft('team');
  expect(isAskedBeforeLeaving()).toBe(false);
});

function isAskedBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
