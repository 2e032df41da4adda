import fc from 'fast-check';
import { paymentReference, referencesIn } from '../payment/payment-reference.ts';
import { lineKeys } from './line-key.ts';
import { centsOf, dayOf, matchLines, namesIn, type Payer } from './statement.ts';

test.each([
  ['+ $40.00', 4000],
  ['40', 4000],
  ['$1,040.5', 104_050],
  ['1,040', 104_000],
  ['40,10', 4010],
  ['-40.00', -4000],
  ['(40.00)', -4000],
  ['− $40.00', -4000],
  ['40.00-', -4000],
  ['', undefined],
  ['free', undefined],
  ['1e9', undefined],
  ['40.001', undefined],
])('%j is %j cents', (written, cents) => {
  expect(centsOf(written)).toBe(cents);
});

test.each([
  ['2026-11-23T10:02:00', '2026-11-23'],
  ['11/3/2026', '2026-11-03'],
  ['11/03/26', '2026-11-03'],
  ['13/40/2026', null],
  ['soon', null],
])('%j is the day %j', (written, day) => {
  expect(dayOf(written)).toBe(day);
});

test('names are sought folded among two to four words', () => {
  expect(namesIn('Zelle from JOSÉ  NÚÑEZ')).toEqual(
    expect.arrayContaining(['jose nunez', 'from jose nunez', 'zelle from jose nunez']),
  );
});

const payer = (registrationId: number, different: Partial<Payer> = {}): Payer => ({
  registrationId,
  playerName: 'Ana Garcia',
  parentName: 'Maria Garcia',
  tournamentName: 'Fall Cup',
  reference: paymentReference(registrationId),
  owedCents: 4000,
  ...different,
});

const line = (text: string, amountCents = 4000, key = text) => ({
  key,
  row: 2,
  day: null,
  amountCents,
  text,
  method: 'other' as const,
});
const verdicts = (lines: readonly ReturnType<typeof line>[], payers: readonly Payer[], known: readonly string[] = []) =>
  matchLines(lines, payers, new Set(known)).map(({ verdict, proposals }) => [
    verdict,
    ...proposals.map(({ payer: { registrationId } }) => registrationId),
  ]);
const ref = paymentReference;

/** Registration whose reference has no digit: written with a blank, it reads like a word of a sentence. */
const wordy = Array.from({ length: 99 }, (_, at) => at + 1).find((one) => !/\d/.test(ref(one).slice(4))) ?? 0;
const wordsFor = (id: number) => `for 3v3 ${ref(id).slice(4).toLowerCase()}`;

test.each([
  ['the reference and the amount are sure', [line(`x ${ref(7)}`)], [payer(7)], [['sure', 7]]],
  ['another amount is proposed', [line(`x ${ref(7)}`, 3000)], [payer(7)], [['proposed', 7]]],
  ['what is paid is proposed', [line(`x ${ref(7)}`)], [payer(7, { owedCents: 0 })], [['proposed', 7]]],
  ['a name and the amount are proposed', [line('Zelle MARIA GARCIA')], [payer(7)], [['proposed', 7]]],
  ['a name with another amount is nobody', [line('Zelle MARIA GARCIA', 3900)], [payer(7)], [['nobody']]],
  ['a part of a name is nobody', [line('MARIA GARCIAPARRA')], [payer(7)], [['nobody']]],
  ['the amount alone is nobody', [line('DEPOSIT')], [payer(7)], [['nobody']]],
  ['siblings of one parent are both proposed', [line('from Maria Garcia')], [payer(7), payer(8)], [['proposed', 7, 8]]],
  ['the reference beats the name of a sibling', [line(`Maria Garcia ${ref(8)}`)], [payer(7), payer(8)], [['sure', 8]]],
  ['two references are proposed', [line(`${ref(7)} ${ref(8)}`, 8000)], [payer(7), payer(8)], [['proposed', 7, 8]]],
  ['a reference that may be words, too', [line(wordsFor(wordy))], [payer(wordy)], [['proposed', wordy]]],
  ['but not beside the name', [line(`Ana Garcia ${wordsFor(wordy)}`)], [payer(wordy)], [['sure', wordy]]],
  ['a second, unknown reference makes it unsure', [line(`${ref(7)} ${ref(9)}`)], [payer(7)], [['proposed', 7]]],
] as const)('%s', (_, lines, payers, expected) => {
  expect(verdicts(lines, payers)).toEqual(expected);
});

test('two lines for one registration are both for an organizer to decide', () => {
  const twice = [line(`a ${ref(7)}`), line(`b ${ref(7)}`)];
  expect(verdicts(twice, [payer(7)])).toEqual([
    ['proposed', 7],
    ['proposed', 7],
  ]);
});

test('a line that was entered before is only known, and makes no other unsure', () => {
  const twice = [line(`a ${ref(7)}`), line(`b ${ref(7)}`)];
  expect(verdicts(twice, [payer(7)], [`a ${ref(7)}`])).toEqual([['known'], ['sure', 7]]);
});

test('whatever a statement says, what is sure names one who owes exactly that, each at most once', () => {
  const payers = [1, 2, 3, 4].map((id) =>
    payer(id, { owedCents: id % 2 === 0 ? 4000 : 4200, playerName: `Kid ${id}` }),
  );
  const word = fc.oneof(
    fc.constantFrom(...payers.map(({ reference }) => reference), 'Maria Garcia', 'Kid 1', '3V3-ZZZZ'),
    fc.string(),
  );
  const lines = fc.array(fc.tuple(fc.array(word, { maxLength: 3 }), fc.constantFrom(4000, 4200, 8000)), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(lines, (read) => {
      const found = matchLines(
        read.map(([words, cents], place) => line(words.join(' '), cents, String(place))),
        payers,
        new Set(),
      ).filter(({ verdict }) => verdict === 'sure');
      const whom = found.map(({ proposals }) => proposals[0]?.payer.registrationId);
      expect(new Set(whom).size).toBe(whom.length);
      for (const { line: one, proposals } of found) {
        expect(proposals).toHaveLength(1);
        expect(proposals[0]?.payer.owedCents).toBe(one.amountCents);
        expect(referencesIn(one.text).map(({ registrationId }) => ref(registrationId))).toEqual([
          proposals[0]?.payer.reference,
        ]);
      }
    }),
  );
});

test('keys are short, and no two of many lines share one', () => {
  const keys = lineKeys(Array.from({ length: 20_000 }, (_, at) => `line ${at % 15_000}`));
  expect(new Set(keys).size).toBe(20_000);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});
