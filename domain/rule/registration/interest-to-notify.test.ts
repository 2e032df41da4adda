import { type KnownInterest, preRegistrationsToNotify } from './interest-to-notify.ts';
import type { StoredPreRegistration } from './pre-registration.ts';

const kim: StoredPreRegistration = {
  id: 1,
  name: 'Kim Park',
  sex: 'Female',
  age: 9,
  email: 'kim@family.example',
  phone: '(973) 555-0142',
  language: 'en',
  createdAt: new Date('2026-01-01T12:00:00Z'),
};

function known(
  id: number,
  different: Partial<StoredPreRegistration> = {},
  state: Partial<KnownInterest> = {},
): KnownInterest {
  return { interest: { ...kim, id, ...different }, isTold: false, isUnsubscribed: false, ...state };
}

const toTell = (...all: readonly KnownInterest[]) => preRegistrationsToNotify(all).map(({ id }) => id);

test.each([
  ['nobody is interested', [], []],
  ['two people', [known(1), known(2, { name: 'Lee Park' })], [1, 2]],
  ['one person twice: as they said it last', [known(2, { age: 10 }), known(1)], [2]],
  ['one person, written in another way', [known(1), known(2, { name: 'KIM  PÁRK', email: 'Kim@Family.example' })], [2]],
  ['told already', [known(1, {}, { isTold: true })], []],
  ['told by an earlier interest', [known(1, {}, { isTold: true }), known(2, { age: 10 })], []],
  ['wants no letters', [known(1, {}, { isUnsubscribed: true })], []],
  ['has asked again since', [known(1, {}, { isUnsubscribed: true }), known(2, { age: 10 })], [2]],
] as const)('%s', (_, all, ids) => {
  expect(toTell(...all)).toEqual(ids);
});
