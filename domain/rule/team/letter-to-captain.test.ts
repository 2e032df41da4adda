import { aPlayer } from '../../../test/sample/a-player.ts';
import { aTeam } from '../../../test/sample/a-team.ts';
import { letterToCaptain } from './letter-to-captain.ts';

const captain = aPlayer({ email: 'marta@family.example' });

test.each([
  ['the parent at the address that is theirs', { captainEmail: 'Marta@family.example' }, captain, 'Marta'],
  ['the captain at an own address', { captainEmail: 'jose@family.example' }, captain, 'José'],
  ['a coach, whoever is captain', { captainName: 'Robin Reyes', captainEmail: 'robin@club.example' }, captain, 'Robin'],
  ['the contact of a team without a captain', { captainEmail: 'marta@family.example' }, undefined, 'José'],
])('a letter about a team greets %s', (_, contact, of, name) => {
  const [greeting] = letterToCaptain(aTeam(contact), of, ['left', 1], 'Moved', []).parts;
  expect(greeting).toEqual({ kind: 'text', text: { phrase: 'Hi {name},', places: { name } } });
});
