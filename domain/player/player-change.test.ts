import { aPlayer } from '../../test/sample/a-player.ts';
import {
  guardedChange,
  isWrittenBy,
  mailboxesOf,
  mailboxOf,
  type PlayerChange,
  undoneWith,
  valuesBefore,
  waitingFields,
} from './player-change.ts';

function aChange(different: Partial<PlayerChange> = {}): PlayerChange {
  return {
    id: 1,
    playerId: 1,
    sessionId: 'phone',
    from: { email: 'jose@family.example' },
    to: { email: 'new@family.example' },
    askedAt: new Date('2026-11-20T15:00:00Z'),
    state: 'made',
    decidedAt: new Date('2026-11-20T16:00:00Z'),
    ...different,
  };
}

test.each([
  ['name', 'Somebody Else'],
  ['birthYear', 2010],
  ['email', 'new@family.example'],
  ['phone', '9735550100'],
  ['parentName', null],
  ['parentEmail', 'new@family.example'],
  ['parentPhone', null],
] as const)('%s is guarded', (field, value) => {
  const before = aPlayer();
  const change = { from: { [field]: before[field] }, to: { [field]: value } };
  expect(guardedChange(before, { ...before, [field]: value })).toEqual(change);
});

test('what names and reaches nobody is not', () => {
  const other = { currentClub: 'None', league: 'EDP', skillLevel: 'Here to Cook' } as const;
  expect(guardedChange(aPlayer(), aPlayer(other))).toBeUndefined();
});

test('only what waits is told to wait', () => {
  const waiting = aChange({ id: 2, to: { phone: '9735550100', name: 'José N.' }, state: 'waiting', decidedAt: null });
  expect(waitingFields([aChange(), waiting])).toEqual(['name', 'phone']);
});

const first = aChange({ id: 1 });
const second = aChange({
  id: 2,
  from: { email: 'new@family.example', parentEmail: 'marta@family.example' },
  to: { email: 'third@elsewhere.example', parentEmail: 'third@elsewhere.example' },
  decidedAt: new Date('2026-11-21T16:00:00Z'),
});

test('with a change those go that were built upon it, and all is as it was before the first', () => {
  expect(undoneWith(first, [first, second])).toEqual([first, second]);
  expect(valuesBefore(first, [second, first])).toEqual({
    email: 'jose@family.example',
    parentEmail: 'marta@family.example',
  });
});

test('what came before a change stays', () => {
  expect(undoneWith(second, [first, second])).toEqual([second]);
  expect(valuesBefore(second, [first, second])).toEqual(second.from);
});

test('a session knows the addresses that it wrote itself, and only those on file', () => {
  expect(isWrittenBy('phone', 'NEW@family.example', [first])).toBe(true);
  expect(isWrittenBy('laptop', 'new@family.example', [first])).toBe(false);
  expect(isWrittenBy('phone', 'jose@family.example', [first])).toBe(false);
  expect(isWrittenBy('phone', 'new@family.example', [{ ...first, state: 'undone' }])).toBe(false);
});

test("the player's address confirms, else the parent's", () => {
  expect(mailboxOf(aPlayer())).toBe('jose@family.example');
  expect(mailboxOf(aPlayer({ email: '' }))).toBe('marta@family.example');
  expect(mailboxOf(aPlayer({ email: '', parentEmail: null }))).toBeNull();
});

test('where the two are one address it is told once', () => {
  expect(mailboxesOf(aPlayer({ parentEmail: 'JOSE@family.example' }))).toEqual(['jose@family.example']);
  expect(mailboxesOf(aPlayer())).toEqual(['jose@family.example', 'marta@family.example']);
});
