import { aPlayer } from '../../../test/sample/a-player.ts';
import { differingFields, guardedChange, mailboxesOf } from './guarded-fields.ts';

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
  expect(differingFields(before, change.to)).toEqual([field]);
});

test('what names and reaches nobody is not', () => {
  const other = { currentClub: 'None', league: 'EDP', skillLevel: 'Here to Cook' } as const;
  expect(guardedChange(aPlayer(), aPlayer(other))).toBeUndefined();
});

test('another spelling of the same value is no change', () => {
  const onFile = { name: 'José Ñuñez', email: 'jose@family.example', phone: '(973) 555-0101', parentPhone: null };
  const typed = { name: 'jose  nunez', email: 'JOSE@family.example', phone: '+1 973.555.0101', parentPhone: '' };
  expect(differingFields(aPlayer(onFile), typed)).toEqual([]);
});

test('where the two are one address it is told once', () => {
  expect(mailboxesOf(aPlayer({ parentEmail: 'JOSE@family.example' }))).toEqual(['jose@family.example']);
  expect(mailboxesOf(aPlayer())).toEqual(['jose@family.example', 'marta@family.example']);
});
