import { Refusal } from '../refusal/refusal.ts';
import { type ApiKey, bearerOf, entryOf, type Scope } from './api-key.ts';

const withScopes = (...scopes: readonly Scope[]): ApiKey => ({
  ...{ id: 1, accountId: 1, name: 'Board', start: 'gg_abcd', scopes },
});

test.each([
  ['Bearer gg_abc', 'gg_abc'],
  ['bearer gg_abc', 'gg_abc'],
  ['Bearer else', 'else'],
  ['Basic b2xnYTpvbGdh', undefined],
  ['Bearer', undefined],
  ['', undefined],
  [undefined, undefined],
])('the header %p shows the key %p', (header, key) => {
  expect(bearerOf(header)).toBe(key);
});

test('a key reads what the public reads like anybody', () => {
  expect(entryOf(withScopes('read:public'), { scope: undefined, isPublic: true })).toBe('public');
  expect(entryOf(withScopes('read:public'), { scope: 'write:scores', isPublic: true })).toBe('public');
});

test('a key acts for its organizer only where its own scope reaches', () => {
  expect(entryOf(withScopes('write:scores'), { scope: 'write:scores', isPublic: true })).toBe('organizer');
  expect(entryOf(withScopes('read:registrations', 'write:scores'), { scope: 'write:scores', isPublic: false })).toBe(
    'organizer',
  );
});

test.each([
  [['read:public'], { scope: 'write:scores', isPublic: false }, 'scope write:scores; yours has read:public.'],
  [['write:scores'], { scope: undefined, isPublic: true }, 'scope read:public; yours has write:scores.'],
  [['read:public', 'read:registrations', 'write:scores'], { scope: undefined, isPublic: false }, 'No API key opens'],
] satisfies readonly (readonly [Scope[], Parameters<typeof entryOf>[1], string])[])(
  'a key for %p is refused in words at %p',
  (scopes, route, words) => {
    const refusal = entryOf(withScopes(...scopes), route);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal instanceof Refusal && [refusal.kind, refusal.message]).toEqual([
      'forbidden',
      expect.stringContaining(words),
    ]);
  },
);
