import { refusalIn } from './refused.ts';

test('a refusal is read as it was answered', () => {
  const wrong = { message: 'Name is required', requestId: 'r1', errors: { name: 'Name is required' } };
  const stale = { message: 'It stands at 2 - 1 now', requestId: 'r2', current: { version: 7, team1Score: 2 } };
  const doubt = { message: 'Please confirm.', requestId: 'r3', confirm: true, details: { teams: 3 } };
  for (const answer of [wrong, stale, doubt]) expect(refusalIn(answer)).toEqual(answer);
});

test.each([undefined, null, 'Bad gateway', 7, []])('%j says nothing', (body) => {
  expect(refusalIn(body)).toEqual({});
});

test('what is not of the shape is left out', () => {
  const body = { message: '', errors: { name: 7, age: '', email: 'Too long' }, confirm: 'yes', current: { score: 1 } };
  expect(refusalIn(body)).toEqual({ errors: { email: 'Too long' } });
});
