import { invitationCode } from './join-by-code.ts';
import { typedCode } from './typed-code.ts';

const code = 'TEAM-ABC234-777';

test.each([
  code,
  'team-abc234-777',
  '  TEAM-ABC234-777.',
  'TEAM ABC234 777',
  'team.abc234.777',
  'TEAMABC234777',
  '(TEAM-ABC234-777)',
  '“TEAM–ABC234—777”',
  'TEAM\u2011ABC234\u2212777',
  '\u200bTEAM-\u200dABC\u00ad234-777\ufeff',
  'TEAM\u00a0-\u00a0ABC234\u00a0-\u00a0777',
  'ＴＥＡＭ－ＡＢＣ２３４－７７７',
  'https://golden.example/invite/TEAM-ABC234-777?from=sms',
  'Join Team Tigers 2013 for the Fall Cup! https://golden.example/invite/TEAM-ABC234-777, see you on the field',
  'Or give them the code: TEAM-ABC234-777',
  'Our team plays on Saturday: the code is team abc234 777!',
])('%p typed or pasted is the code, on the page and in a call', (entry) => {
  expect(typedCode(entry)).toBe(code);
  expect(invitationCode.read(entry, { year: 2026 })).toEqual({ value: code });
});

test.each([
  ['team-abc', 'TEAM-ABC'],
  ['TEAM-ABC234-7778', 'TEAM-ABC234-7778'],
  ['team-abc234-777-and-more', 'TEAM-ABC234-777-AND-MORE'],
  ['https://golden.example/invite/team-old?from=sms', 'TEAM-OLD'],
])('%p is not yet, or not, a code of ours, and stays as it is: %p', (entry, kept) => {
  expect(typedCode(entry)).toBe(kept);
});
