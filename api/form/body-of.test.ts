import { inEnglish } from '../../domain/rule/language/sentence.ts';
import { withSentencesInEnglish } from '../../test/sample/sentences-in-english.ts';
import 'reflect-metadata';
import { jest } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import { tick } from '../../domain/rule/form/agreement.ts';
import { form } from '../../domain/rule/form/form.ts';
import { text } from '../../domain/rule/form/text.ts';
import { wholeNumber } from '../../domain/rule/form/whole-number.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { aCaptainsAnswers } from '../../test/sample/answers.ts';
import { validation } from '../http/validation.ts';
import { NewTeamDto } from '../team/team.dto.ts';
import { BodyOf, PartOf } from './body-of.ts';

const body = { type: 'body', metatype: NewTeamDto } as const;

afterEach(() => {
  jest.restoreAllMocks();
});

test('a body reaches the first room cleaned by the form, and without what no field names', async () => {
  const answers = aCaptainsAnswers({ name: '  Night Owls ', birthYear: '2012', paymentMethod: 'payAtEvent' });
  const received: unknown = await validation().transform({ ...answers, isTest: true, captainId: 1 }, body);
  expect(received).toEqual({
    ...answers,
    ...{
      name: 'Night Owls',
      birthYear: 2012,
      shirtSize: null,
      paymentMethod: 'at_event',
      contactShared: false,
      onlyWithPlace: false,
    },
  });
});

test('a body is refused with the sentences of the form, all of them', async () => {
  const refused = await validation()
    .transform({ ...aCaptainsAnswers(), captainName: 'X', captainPhone: '555' }, body)
    .catch((reason: unknown) => reason);
  expect(refused).toBeInstanceOf(AnswersRefused);
  expect(withSentencesInEnglish(refused)).toMatchObject({
    complaints: {
      captainName: 'Full Name must be at least 2 characters',
      captainPhone: 'Phone Number must be at least 10 digits',
    },
  });
});

test.each([
  ['an object', { toString: 'Ada' }],
  ['a list', ['Ada', 'Park']],
  ['a number', 7],
  ['nothing', null],
  ['a prototype', JSON.parse('{"__proto__": {"isOrganizer": true}}')],
])('%s where a name belongs is a wrong answer, never a failure', async (_, captainName) => {
  const receiving = validation().transform({ ...aCaptainsAnswers(), captainName }, body);
  await expect(receiving).rejects.toBeInstanceOf(AnswersRefused);
});

const letter = form({
  subject: text({ label: 'Subject', max: [10, 'Subject must be less than 200 characters'] }),
  copy: tick('Locked'),
  until: wholeNumber({
    label: 'Birth year',
    from: 2000,
    to: ({ year }) => year,
    message: (upper) => inEnglish(`Until ${upper}`),
  }),
});
class LetterDto extends BodyOf(letter) {}
class LetterChangeDto extends PartOf(letter) {}

const received = (metatype: typeof LetterDto | typeof LetterChangeDto, sent: unknown): Promise<unknown> =>
  validation()
    .transform(sent, { type: 'body', metatype })
    .catch((reason: unknown) => reason);

describe.each([
  ['good answers', { subject: 'Hi', copy: true, until: 2010 }],
  ['bad answers', { subject: {}, copy: 7, until: [] }],
  ['no answers', {}],
])('a body of %s', (_, sent) => {
  test.each([LetterDto, LetterChangeDto])('is read once by every field: %p', async (metatype) => {
    const reads = Object.values(letter.fields).map((field) => jest.spyOn(field, 'read'));
    await received(metatype, sent);
    const least = metatype === LetterDto ? 1 : Object.keys(sent).length / reads.length;
    expect(reads.map(({ mock }) => mock.calls.length)).toEqual(reads.map(() => least));
  });
});

test('all fields of a body are read in one year, and it is this one', async () => {
  const reads = Object.values(letter.fields).map((field) => jest.spyOn(field, 'read'));
  await received(LetterDto, {});
  const [first, ...others] = reads.map(({ mock }) => mock.lastCall?.[1]);
  expect(first).toEqual({ year: easternYear(new Date()) });
  for (const other of others) expect(other).toBe(first);
});

test('what was left out is answered as its field says', async () => {
  expect(await received(LetterDto, { subject: 'Hi', until: '2010' })).toEqual({
    subject: 'Hi',
    copy: false,
    until: 2010,
  });
});

test('of a change only what was sent is there', async () => {
  const change = await received(LetterChangeDto, { subject: ' Hi ', isOrganizer: true });
  expect(change).toStrictEqual(Object.assign(new LetterChangeDto(), { subject: 'Hi' }));
  expect(withSentencesInEnglish(await received(LetterChangeDto, { subject: null }))).toMatchObject({
    complaints: { subject: 'Subject is required' },
  });
});

test.each([[[]], [[{ subject: 'Hi', until: 2010 }]]])('%j instead of a body answers nothing', async (list) => {
  const complaints = { subject: 'Subject is required', until: expect.stringContaining('Until') };
  expect(withSentencesInEnglish(await received(LetterDto, list))).toMatchObject({ complaints });
});

test('without the pipe class-transformer reads and class-validator refuses as ever', async () => {
  const letterOf = (sent: object) => plainToInstance(LetterDto, sent);
  expect(letterOf({ subject: ' Hi ', until: '2010' })).toMatchObject({ subject: 'Hi', copy: false, until: 2010 });
  expect(await validate(letterOf({ subject: 'Hi', until: 2010 }))).toEqual([]);
  expect(await validate(letterOf({ until: 2010 }))).toMatchObject([
    { property: 'subject', constraints: { isAnswered: 'Subject is required' } },
  ]);
});
