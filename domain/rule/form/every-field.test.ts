import fc from 'fast-check';
import { signIn } from '../../use-case/access/sign-in.ts';
import { newFreeAgent } from '../../use-case/free-agent/new-free-agent.ts';
import {
  correction,
  forfeitEntry,
  gameEnd,
  goalEntry,
  goalMinute,
  goalOfGame,
  scoreEntry,
} from '../../use-case/game/score-entry.ts';
import { invitationsToSend } from '../../use-case/invitation/invitations-to-send.ts';
import { joinByCode } from '../../use-case/invitation/join-by-code.ts';
import { captainsAnswer } from '../../use-case/join-request/captains-answer.ts';
import { paymentConfirmation } from '../../use-case/payment/payment-confirmation.ts';
import { withdrawal } from '../../use-case/place/place-forms.ts';
import { contactCode } from '../../use-case/player/contact-code.ts';
import { playerEdit } from '../../use-case/player/player-edit.ts';
import { playerFind } from '../../use-case/player/player-find.ts';
import { playerForm } from '../../use-case/player/player-form.ts';
import { playerLookup } from '../../use-case/player/player-lookup.ts';
import { newPreRegistration } from '../../use-case/registration/new-pre-registration.ts';
import { returnForm } from '../../use-case/returning-player/return-form.ts';
import { registrationForm } from '../../use-case/roster/registration-form.ts';
import { keeperLinkSignIn, newKeeperLinks } from '../../use-case/score-keeper/keeper-link-forms.ts';
import { scoreKeeperSignIn } from '../../use-case/score-keeper/score-keeper-sign-in.ts';
import { newTeam } from '../../use-case/team/new-team.ts';
import { teamForm } from '../../use-case/team/team-form.ts';
import { newTournament } from '../../use-case/tournament/new-tournament.ts';
import { registrationState, visibility } from '../../use-case/tournament/tournament-form.ts';
import { isDay } from '../time/eastern.ts';
import type { Field, Limits } from './field.ts';
import type { Fields } from './form.ts';

const in2026 = { year: 2026 };
const forms: Readonly<Record<string, { readonly fields: Fields }>> = {
  captainsAnswer,
  contactCode,
  correction,
  forfeitEntry,
  gameEnd,
  goalEntry,
  goalMinute,
  invitationsToSend,
  joinByCode,
  keeperLinkSignIn,
  keptGoal: goalOfGame,
  newFreeAgent,
  newKeeperLinks,
  newPreRegistration,
  newTeam,
  newTournament,
  paymentConfirmation,
  playerEdit,
  playerFind,
  playerLookup,
  playerForm,
  registrationForm,
  registrationState,
  returnForm,
  scoreEntry,
  scoreKeeperSignIn,
  signIn,
  teamForm,
  visibility,
  withdrawal,
};
const fields = Object.entries(forms).flatMap(([form, { fields }]) =>
  Object.entries(fields).map(([name, field]) => ({ name: `${form}.${name}`, field, limits: field.limits(in2026) })),
);

const digit = fc.tuple(fc.constantFrom('', '', '', ' ', '-', '.', '\t', '\u00A0', '\u202A'), fc.nat({ max: 9 }));
const phoneNumber = fc.array(digit, { minLength: 9, maxLength: 14 }).map((digits) => digits.flat().join(''));
const written = fc.oneof(
  // Few of them are phone numbers that a form takes: each field has to be taken at least once.
  { weight: 4, arbitrary: phoneNumber },
  fc.string({ unit: fc.constantFrom(...'teamTEAM-234\u200E'), minLength: 5, maxLength: 21 }),
  fc.stringMatching(/^ ?[Tt]eam-[a-hA-H2-9]{6}-[2-9]{3} ?$/),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'abAB19-_ \u200B\u202E\u0301'), maxLength: 24 }),
  fc.emailAddress(),
  fc.stringMatching(/^[0-9]{6}$/),
  fc.date({ noInvalidDate: true }).map((day) => day.toISOString()),
);

function anything(limits: Limits): fc.Arbitrary<unknown> {
  const { options = [], minimum = 0, maximum = 9 } = limits;
  const number = fc.integer({ min: minimum - 2, max: maximum + 2 });
  return fc.oneof(
    { weight: 6, arbitrary: written },
    ...(options.length > 0 ? [fc.constantFrom(...options)] : []),
    number,
    number.map(String),
    fc.boolean(),
    fc.constantFrom(undefined, null),
    fc.array(fc.emailAddress(), { maxLength: 6 }),
    fc.jsonValue(),
  );
}

function isWithin(limits: Limits, value: unknown): boolean {
  if (value === null) return !limits.required;
  if (typeof value === 'boolean') return limits.type === 'boolean';
  if (typeof value === 'number') return isIntegerWithin(limits, value);
  if (typeof value === 'string') return isTextWithin(limits, value);
  if (limits.type === 'object') return !Array.isArray(value);
  return (
    limits.type === 'array' && Array.isArray(value) && value.length <= (limits.maxItems ?? Number.POSITIVE_INFINITY)
  );
}

function isIntegerWithin({ type, minimum = 0, maximum = 0 }: Limits, value: number): boolean {
  return type === 'integer' && Number.isInteger(value) && value >= minimum && value <= maximum;
}

function isTextWithin(limits: Limits, value: string): boolean {
  const length = [...value].length;
  return (
    limits.type === 'string' &&
    length >= (limits.minLength ?? 0) &&
    length <= (limits.maxLength ?? Number.POSITIVE_INFINITY) &&
    new RegExp(limits.pattern ?? '').test(value) &&
    (limits.options?.includes(value) ?? true) &&
    (limits.format !== 'date' || isDay(value))
  );
}

const isTaken = (field: Field<unknown>, raw: unknown) => 'value' in field.read(raw, in2026);

describe.each(fields)('$name', ({ field, limits }) => {
  test('reading what was read changes nothing, and it is within the limits shown', () => {
    let taken = 0;
    fc.assert(
      fc.property(anything(limits), (raw) => {
        const reading = field.read(raw, in2026);
        if ('complaint' in reading) return;
        taken += 1;
        expect(field.read(reading.value, in2026)).toEqual(reading);
        expect(isWithin(limits, reading.value)).toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(taken).toBeGreaterThan(0);
  });

  test('it can be left out exactly when it is not required', () => {
    expect(isTaken(field, undefined)).toBe(!limits.required);
  });
});

const numbers = fields.filter(({ limits }) => limits.type === 'integer');

test.each(numbers)('$name is taken at both ends of its range and not beyond', ({ field, limits }) => {
  const { minimum = 0, maximum = 0 } = limits;
  const tried = [minimum - 1, minimum, maximum, maximum + 1];
  expect(tried.map((value) => isTaken(field, value))).toEqual([false, true, true, false]);
});

const texts = fields.filter(({ limits }) => limits.type === 'string' && !limits.options && !limits.format);

test.each(texts)('$name is taken at its greatest length and not beyond', ({ field, limits: { maxLength = 0 } }) => {
  expect([maxLength, maxLength + 1].map((length) => isTaken(field, '5'.repeat(length)))).toEqual([true, false]);
});

const requiredTexts = texts.filter(({ limits }) => limits.required);

test.each(requiredTexts)('$name is taken at its least length and not below', ({ field, limits: { minLength = 0 } }) => {
  expect([minLength - 1, minLength].map((length) => isTaken(field, '5'.repeat(length)))).toEqual([false, true]);
});

const choices = fields.filter(({ limits }) => limits.options !== undefined);

test.each(choices)('$name takes each of its options', ({ field, limits }) => {
  expect((limits.options ?? []).filter((option) => !isTaken(field, option))).toEqual([]);
});
