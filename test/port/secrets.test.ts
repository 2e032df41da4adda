import { RandomSecrets } from '../../api/secret/random-secrets.ts';
import { legibleAlphabet } from '../../domain/rule/secret/legible-alphabet.ts';
import { CountedSecrets } from '../in-memory/counted-secrets.ts';

describe.each([
  ['of the machine', new RandomSecrets()],
  ['of a test', new CountedSecrets()],
])('secrets %s', (_, secrets) => {
  test('have the length that was asked for, and only letters of the alphabet', () => {
    expect(secrets.draw('ab', 40)).toMatch(/^[ab]{40}$/);
    expect(secrets.draw(legibleAlphabet, 6)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(secrets.draw('ab', 0)).toBe('');
  });

  test('use the whole alphabet', () => {
    expect(new Set(secrets.draw(legibleAlphabet, 4000)).size).toBe(legibleAlphabet.length);
  });

  test('differ from draw to draw', () => {
    expect(secrets.draw(legibleAlphabet, 20)).not.toBe(secrets.draw(legibleAlphabet, 20));
  });
});

test('no letter comes more often than its share by far', () => {
  const drawn = new RandomSecrets().draw('0123456789', 20_000);
  const counts = [...'0123456789'].map((digit) => drawn.split(digit).length - 1);
  expect(Math.min(...counts)).toBeGreaterThan(1700);
  expect(Math.max(...counts)).toBeLessThan(2300);
});
