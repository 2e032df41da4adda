import { accepted, type Circumstances, type Field, optional, refused } from '../../rule/form/field.ts';
import { type Answers, form, type Remarks } from '../../rule/form/form.ts';
import { wholeNumber, years } from '../../rule/form/whole-number.ts';
import { said } from '../../rule/language/sentence.ts';
import { paymentMethodChoice, registrationPaymentOptions } from '../../rule/payment/payment-method.ts';
import { ageIn } from '../../rule/player/player.ts';
import { playerDetails } from '../../rule/player/player-details.ts';
import { skillLevelChoice } from '../../rule/player/skill-level.ts';
import { guardianComplaints, guardianWarnings } from '../registration/newcomer.ts';
import {
  birthYear,
  clubField,
  fullName,
  notes,
  parentEmail,
  parentName,
  parentPhone,
  playerEmail,
  playerPhone,
} from '../registration/player-fields.ts';
import { contactShared, likenessAllowed, termsAccepted } from '../waiver/waiver-fields.ts';
import { typedCode } from './typed-code.ts';

/** Form field for a typed invitation code, whatever surrounds it: upper-cased, 6 to 20 characters. */
export const invitationCode: Field<string> = {
  label: 'Invitation Code',
  hint: 'Type the code, or paste the whole link.',
  limits: () => ({ type: 'string', required: true, minLength: 6, maxLength: 20 }),
  read: (raw) => {
    const code = typeof raw === 'string' ? typedCode(raw) : '';
    if (code === '') return refused('Please enter an invitation code');
    if (code.length < 6) return refused('Invitation code must be at least 6 characters');
    if (code.length > 20) return refused('Invitation code must be at most 20 characters');
    return /^[A-Z0-9-]+$/.test(code) ? accepted(code) : refused('Invalid invitation code');
  },
};

/** Maximum length of an address mark. */
export const longestMark = 64;

/** Form field for the stated age; the birth year decides, and the web form asks again where the two do not agree. */
const statedAge = optional(
  wholeNumber({ label: 'Age', from: 4, to: 99, message: 'Age must be between 4 and 99', unit: years }),
);

/** Form field for the mark of the answered invitation, from its mailed link; a shared link has none. */
const invitedAs: Field<string | null> = {
  label: 'Invited as',
  limits: () => ({ type: 'string', required: false, maxLength: longestMark }),
  read: (raw) => {
    if (typeof raw !== 'string' || raw === '') return accepted(null);
    return raw.length > longestMark
      ? refused(said('Invited as must be at most {longestMark} characters', { longestMark }))
      : accepted(raw);
  },
};

/** Returns a warning where the stated age is neither that before nor that after this year's birthday. */
function ageWarnings(
  { age, birthYear: born }: { readonly age?: number | null; readonly birthYear?: number },
  { year }: Circumstances,
): Remarks {
  const turns = born === undefined ? undefined : ageIn(year, born);
  const agrees = turns === undefined || age === undefined || age === null || age === turns || age === turns - 1;
  return agrees ? {} : { age: said('The age and the birth year do not agree') };
}

/** Form under a team's invitation (registration specification, flow 5). */
export const joinByCode = form(
  {
    invitationCode,
    name: fullName,
    email: playerEmail,
    phone: playerPhone,
    skillLevel: skillLevelChoice,
    age: statedAge,
    birthYear,
    currentClub: clubField(said('Current Club is required')),
    ...playerDetails,
    parentName,
    parentEmail,
    parentPhone,
    notes,
    paymentMethod: paymentMethodChoice(registrationPaymentOptions, 'Please select a payment method'),
    termsAccepted,
    likenessAllowed,
    invitedAs,
    contactShared,
  },
  {
    complaints: guardianComplaints,
    warnings: (answers, circumstances) => ({
      ...guardianWarnings(answers, circumstances),
      ...ageWarnings(answers, circumstances),
    }),
  },
);

export type JoinByCode = Answers<typeof joinByCode>;
