import { withSentencesInEnglish } from '../../../test/sample/sentences-in-english.ts';
import { AnswersRefused, acceptAnswers, refuseContradictions } from './accept-answers.ts';
import { optional } from './field.ts';
import { form } from './form.ts';
import { text } from './text.ts';

const in2026 = { year: 2026 };
const name = text({ label: 'Name', max: [10, 'Name must be less than 50 characters'] });
const twins = form(
  { one: name, other: name, nickname: optional(name) },
  {
    complaints: ({ one, other }) =>
      one !== undefined && one === other ? { other: 'Every field needs a name of its own' } : {},
    warnings: ({ nickname }) => (nickname === null ? { nickname: 'Please enter a name' } : {}),
  },
);

test('answers are cleaned, and what no field names is left out', () => {
  const check = twins.check({ one: ' Ada ', other: 'Bea', nickname: 'A', isOrganizer: true }, in2026);
  expect(check).toEqual({ isAccepted: true, answers: { one: 'Ada', other: 'Bea', nickname: 'A' }, warnings: {} });
});

test('a rule between answers complains beside the fields', () => {
  expect(twins.check({ one: 'Ada', other: 'Ada', nickname: 'A' }, in2026)).toMatchObject({
    isAccepted: false,
    complaints: { other: 'Every field needs a name of its own' },
  });
});

test('an optional answer may be blank and must fit when given', () => {
  expect(twins.check({ one: 'Ada', other: 'Bea', nickname: ' ' }, in2026)).toMatchObject({
    isAccepted: true,
    answers: { nickname: null },
    warnings: { nickname: 'Please enter a name' },
  });
  expect(twins.check({ one: 'Ada', other: 'Bea', nickname: 'x'.repeat(11) }, in2026)).toMatchObject({
    complaints: { nickname: 'Name must be less than 50 characters' },
  });
});

test.each([null, undefined, 'Ada', 7, [], ['Ada', 'Bea']])('%j answers nothing', (input) => {
  expect(withSentencesInEnglish(twins.check(input, in2026))).toMatchObject({
    isAccepted: false,
    complaints: { one: 'Name is required', other: 'Name is required' },
  });
});

test('an answer that was inherited rather than given is none', () => {
  const inherited: unknown = Object.create({ one: 'Ada', other: 'Bea' });
  expect(twins.check(inherited, in2026)).toMatchObject({ isAccepted: false });
});

test('accepting answers refuses with all complaints, and speaks the first', () => {
  const accepting = () => acceptAnswers(twins, {}, in2026);
  expect(accepting).toThrow(AnswersRefused);
  expect(accepting).toThrow('Name is required');
});

test('answers that have been read are refused where they do not go together, and are not read again', () => {
  const refusing = (one: string) => () => refuseContradictions(twins, { one, other: ' Ada ', nickname: null }, in2026);
  expect(refusing(' Ada ')).toThrow(new AnswersRefused({ other: 'Every field needs a name of its own' }));
  expect(refusing('Ada')).not.toThrow();
});
