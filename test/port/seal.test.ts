import { HmacSeal } from '../../api/access/hmac-seal.ts';
import { SessionSecret } from '../../api/process/session-secret.ts';
import { PlainSeal } from '../in-memory/plain-seal.ts';

const now = new Date('2026-11-20T15:00:00Z');
const later = new Date('2026-11-27T15:00:00Z');

describe.each([
  ['with a secret', new HmacSeal(new SessionSecret('a secret of ours'))],
  ['in plain sight', new PlainSeal()],
])('what is sealed %s', (_, seal) => {
  test('is read again until its time is over', () => {
    const sealed = seal.close('join-request:7', later);
    expect(seal.open(sealed, now)).toBe('join-request:7');
    expect(seal.open(sealed, new Date(later.getTime() - 1))).toBe('join-request:7');
    expect(seal.open(sealed, later)).toBeUndefined();
  });

  test('a text is recognised by its mark, and cannot be read from it', () => {
    expect(seal.mark('pat@family.example')).toBe(seal.mark('pat@family.example'));
    expect(seal.mark('pat@family.example')).not.toBe(seal.mark('kim@family.example'));
    expect(seal.mark('pat@family.example')).toMatch(/^[\w-]{1,22}$/);
  });

  test.each(['', 'nonsense', '..', 'a.b.c'])('%j is nothing of ours', (sealed) => {
    expect(seal.open(sealed, now)).toBeUndefined();
  });
});

test('what is sealed is written in one way alone: a mark of it cannot be escaped', () => {
  const seal = new HmacSeal(new SessionSecret('a secret of ours'));
  const sealed = seal.close('join-request:7', later);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = alphabet.indexOf(sealed.slice(-1));
  // The last letter of a signature of 32 bytes has two bits that say nothing.
  const otherwise = [1, 2, 3].map((bits) => sealed.slice(0, -1) + alphabet.charAt(last ^ bits));
  const bytesOf = (one: string) => Buffer.from(one.split('.')[2] ?? '', 'base64url').toString('hex');
  expect(otherwise.map(bytesOf)).toEqual(otherwise.map(() => bytesOf(sealed)));
  const written = [...otherwise, `${sealed}=`, `${sealed}.`, `${sealed}.more`, `${sealed} `, ` ${sealed}`];
  expect(written.map((one) => seal.open(one, now))).toEqual(written.map(() => undefined));
  expect(seal.open(sealed, now)).toBe('join-request:7');
});

test('nobody alters a sealed text, prolongs it, or seals one with another secret', () => {
  const seal = new HmacSeal(new SessionSecret('a secret of ours'));
  const [text, until, signature] = seal.close('join-request:7', later).split('.');
  const other = Buffer.from('join-request:8').toString('base64url');
  const prolonged = new Date('2030-01-01').getTime().toString(36);
  const forged = [
    [other, until, signature].join('.'),
    [text, prolonged, signature].join('.'),
    [text, until].join('.'),
    [text, until, ''].join('.'),
    new HmacSeal(new SessionSecret('a secret of theirs')).close('join-request:7', later),
  ];
  expect(forged.map((sealed) => seal.open(sealed, now))).toEqual(forged.map(() => undefined));
});
