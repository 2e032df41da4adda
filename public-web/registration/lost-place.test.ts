import { CallFailed } from '../transport/call-failed.ts';
import { asFreeAgent, asInterest, lostPlaceOf } from './lost-place.ts';

const captain = {
  name: 'Night Foxes',
  tournamentId: '13',
  captainName: 'Ada Finch',
  captainEmail: 'ada@example.com',
  captainPhone: '(973) 555-0100',
  birthYear: String(new Date().getFullYear() - 14),
  currentClub: 'None',
  ageBracket: 'U13-U15',
  skillLevel: 'Here to Play',
  parentName: 'Pat Finch',
  parentEmail: '',
  invite1: 'bo@example.com',
  paymentMethod: 'at_event',
  termsAccepted: true,
  onlyWithPlace: true,
};

test('all that a captain typed about themself stands in the form of a player who comes alone', () => {
  expect(asFreeAgent(captain)).toEqual({
    name: 'Ada Finch',
    email: 'ada@example.com',
    phone: '(973) 555-0100',
    tournamentId: '13',
    birthYear: captain.birthYear,
    currentClub: 'None',
    ageBracket: 'U13-U15',
    skillLevel: 'Here to Play',
    parentName: 'Pat Finch',
    paymentMethod: 'at_event',
    termsAccepted: true,
  });
});

test('whoever wants to be told brings name, age and contact', () => {
  expect(asInterest(captain)).toEqual({
    name: 'Ada Finch',
    age: '14',
    email: 'ada@example.com',
    phone: '(973) 555-0100',
    parentName: 'Pat Finch',
  });
  expect(asInterest({ name: 'Bo Reed', email: 'bo@example.com' })).toEqual({
    name: 'Bo Reed',
    email: 'bo@example.com',
  });
});

test.each([
  ['a full tournament', new CallFailed(409, '', 'Full', {}, false, { lost: 'team-place' }), 'team-place'],
  ['a full team', new CallFailed(409, '', 'Full', {}, false, { lost: 'roster-place' }), 'roster-place'],
  ['a team that has left', new CallFailed(404, '', 'Invalid invitation code'), 'roster-place'],
  ['a team asked for that has left', new CallFailed(400, '', 'No', { requestedTeamId: 'No' }), 'roster-place'],
  ['a team name that is taken', new CallFailed(409, '', 'Taken'), undefined],
  ['a wrong answer', new CallFailed(400, '', 'No', { email: 'No' }), undefined],
])('%s: %s', (_, failure, lost) => {
  expect(lostPlaceOf(failure)).toBe(lost);
});
