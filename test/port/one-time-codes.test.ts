import { AuthenticatorCodes } from '../../api/access/authenticator-codes.ts';

const codes = new AuthenticatorCodes();

/** The secret of RFC 6238, appendix B, and the last six digits of its codes. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1234567890, '005924', 41152263],
  [2000000000, '279037', 66666666],
])('at second %i the code is %s', (seconds, code, step) => {
  expect(codes.stepOf(secret, code, new Date(seconds * 1000))).toBe(step);
});

test.each([
  [-30, 37037036],
  [0, 37037036],
  [30, 37037036],
  [-61, undefined],
  [61, undefined],
])('a clock that is %i seconds off finds %s', (seconds, step) => {
  expect(codes.stepOf(secret, '081804', new Date((1111111109 + seconds) * 1000))).toBe(step);
});

test.each(['', '08180', '0818044', 'abcdef', '081805'])('%j is no code', (code) => {
  expect(codes.stepOf(secret, code, new Date(1111111109_000))).toBeUndefined();
});

test('a secret has 160 bits, and another one each time', () => {
  expect(codes.secret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(codes.secret()).not.toBe(codes.secret());
});

test('an app reads who it is for', () => {
  expect(codes.address(secret, 'kim@club.example')).toBe(
    `otpauth://totp/Golden%20Goal:kim%40club.example?issuer=Golden%20Goal&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});
