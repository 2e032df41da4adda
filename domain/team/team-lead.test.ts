import { aPlayer } from '../../test/sample/a-player.ts';
import { aTeam } from '../../test/sample/a-team.ts';
import {
  hasNonPlayingLeader,
  isLed,
  isLedBySame,
  leadByNonPlayer,
  ledByCaptain,
  ledByNobody,
  type TeamPerson,
} from './team-lead.ts';

const coach: TeamPerson = {
  name: 'Robin Reyes',
  email: 'robin@family.example',
  phone: '(201) 555-0188',
  role: 'coach',
  language: 'es',
};
const captain = aPlayer({ id: 7, email: 'seven@family.example' });

test('a captain leads as the record says, and a coach as they have told', () => {
  expect(ledByCaptain(captain)).toMatchObject({ ledBy: 'captain', captainId: 7, captainEmail: 'seven@family.example' });
  expect(leadByNonPlayer(coach)).toEqual({
    ledBy: 'coach',
    captainId: null,
    captainName: 'Robin Reyes',
    captainEmail: 'robin@family.example',
    captainPhone: '(201) 555-0188',
    captainLanguage: 'es',
  });
});

test.each([
  ['a captain', ledByCaptain(captain), true, false],
  ['a coach', leadByNonPlayer(coach), true, true],
  ['a parent', leadByNonPlayer({ ...coach, role: 'parent' }), true, true],
  ['nobody', ledByNobody, false, false],
])('a team of %s is led %#', (_, leading, led, beside) => {
  expect(isLed(aTeam(leading))).toBe(led);
  expect(hasNonPlayingLeader(aTeam(leading))).toBe(beside);
});

const other = ledByCaptain(aPlayer({ id: 8, email: 'seven@family.example' }));

test.each([
  ['the same captain with another address', ledByCaptain({ ...captain, email: 'new@family.example' }), true],
  ['another captain of the same family', other, false],
  ['a coach with the address of the captain', leadByNonPlayer({ ...coach, email: captain.email }), false],
  ['nobody', ledByNobody, false],
])('the team of a captain and one of %s are led by the same: %j', (_, leading, isSame) => {
  expect(isLedBySame(ledByCaptain(captain), leading)).toBe(isSame);
  expect(isLedBySame(leading, ledByCaptain(captain))).toBe(isSame);
});

test('of two teams that nobody leads yet nothing speaks against the same', () => {
  expect(isLedBySame(ledByNobody, ledByNobody)).toBe(true);
});

test.each([
  [
    'the same coach, written otherwise',
    leadByNonPlayer({ ...coach, email: 'Robin@Family.example', role: 'parent' }),
    true,
  ],
  ['another coach', leadByNonPlayer({ ...coach, email: 'kim@family.example' }), false],
  ['nobody', ledByNobody, false],
])('the team of a coach and one of %s are led by the same: %j', (_, leading, isSame) => {
  expect(isLedBySame(leadByNonPlayer(coach), leading)).toBe(isSame);
});
