import { aRegistration } from '../../../test/sample/a-registration.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import { inBracket } from './change-bracket.ts';

const tournament = aTournament({ isDividedByAge: true, firstDay: '2026-12-12' });
const eleven = { name: 'Kim Lee', birthYear: 2015 };
const change = { player: eleven, tournament, team: undefined, year: 2026 } as const;
const alone = aRegistration({ teamId: null, ageBracket: 'U10-U12', flags: [] });

test('whoever comes alone plays up where an organizer says so, and that is seen', () => {
  const up = inBracket(alone, { ...change, ageBracket: 'U13-U15' });
  expect([up.ageBracket, up.flags]).toEqual(['U13-U15', ['plays-up']]);
  const back = inBracket(up, { ...change, ageBracket: 'U10-U12' });
  expect([back.ageBracket, back.flags]).toEqual(['U10-U12', []]);
});

test('nobody plays down', () => {
  expect(() => inBracket(alone, { ...change, ageBracket: 'U7-U9' })).toThrow(
    expect.objectContaining({ complaints: { ageBracket: expect.anything() } }),
  );
});

test('on a team the bracket is the team’s', () => {
  const team = { name: 'Night Owls', ageBracket: 'U10-U12' } as const;
  expect(() => inBracket(alone, { ...change, team, ageBracket: 'U13-U15' })).toThrow(
    expect.objectContaining({ complaints: { ageBracket: expect.anything() } }),
  );
});

test('a divided tournament asks for one, another does not', () => {
  expect(() => inBracket(alone, { ...change, ageBracket: null })).toThrow();
  const undivided = { ...tournament, isDividedByAge: false };
  expect(inBracket(alone, { ...change, tournament: undivided, ageBracket: null }).ageBracket).toBeNull();
});

test('whoever was too old before is no longer', () => {
  const flagged = aRegistration({ teamId: null, ageBracket: 'U7-U9', flags: ['too-old', 'no-guardian'] });
  expect(inBracket(flagged, { ...change, ageBracket: 'U10-U12' }).flags).toEqual(['no-guardian']);
});
