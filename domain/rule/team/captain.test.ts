import { aPlayer } from '../../../test/sample/a-player.ts';
import { aTeam } from '../../../test/sample/a-team.ts';
import { captainedBy, contactBy, hasContact, hasSameCaptain, isContact, missesContact, noCaptain } from './captain.ts';

const captain = aPlayer({ id: 7, email: 'seven@family.example' });
const other = aPlayer({ id: 8, email: 'eight@family.example' });
const coach = { captainName: 'Robin Reyes', captainEmail: 'robin@club.example', captainPhone: '(201) 555-0188' };
const nothing = { captainName: null, captainEmail: null, captainPhone: null };

test('a captain is the contact of the team, with the contact data of their record', () => {
  expect(captainedBy(captain)).toMatchObject({ captainId: 7, captainEmail: 'seven@family.example' });
});

test.each([
  ['a coach, whoever is captain', coach, captain, coach],
  ['nothing, with a captain', nothing, captain, { captainEmail: captain.email, captainName: captain.name }],
  ['nothing, without one', nothing, undefined, { captainName: 'Captain to be named' }],
  ['a phone alone', { ...nothing, captainPhone: '1' }, captain, { captainEmail: captain.email, captainPhone: '1' }],
])('an organizer writes %s as contact', (_, written, of, contact) => {
  expect(contactBy(written, of)).toMatchObject(contact);
});

test.each([
  ['a captain', captainedBy(captain), true],
  ['a captain without an email', captainedBy({ ...captain, email: '' }), false],
  ['a coach', { ...noCaptain, ...coach }, true],
  ['nobody', noCaptain, false],
  ['somebody who was erased', { ...noCaptain, captainEmail: '' }, false],
])('letters to a team of %s reach somebody: %s', (_, captaincy, isSo) => {
  expect(hasContact(aTeam(captaincy))).toBe(isSo);
});

const to = (email: string) => ({ to: email, language: 'en', subject: 'Moved', parts: [] }) as never;

test('a contact whom no letter to the roster reaches is told separately, and where there is none nobody is', () => {
  const team = aTeam({ ...captainedBy(captain), ...coach });
  expect(isContact(team, captain)).toBe(false);
  expect(missesContact(team, [to('seven@family.example')])).toBe(true);
  expect(missesContact(team, [to('ROBIN@club.example')])).toBe(false);
  expect(missesContact(aTeam(noCaptain), [])).toBe(false);
});

const byCoach = { ...noCaptain, ...coach };

test.each([
  ['one captain with another address', captainedBy(captain), captainedBy({ ...captain, email: 'new@f.example' }), true],
  ['two captains of one address', captainedBy(captain), captainedBy({ ...other, email: captain.email }), false],
  ['a captain, and nobody', captainedBy(captain), noCaptain, false],
  ['one coach, written otherwise', byCoach, { ...byCoach, captainEmail: 'Robin@Club.example' }, true],
  ['two coaches', byCoach, { ...byCoach, captainEmail: 'kim@club.example' }, false],
  ['nobody', noCaptain, noCaptain, true],
])('teams of %s have the same captain: %s', (_, one, another, isSo) => {
  expect(hasSameCaptain(one, another)).toBe(isSo);
  expect(hasSameCaptain(another, one)).toBe(isSo);
});
