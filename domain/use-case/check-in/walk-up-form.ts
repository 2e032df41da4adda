import { tick } from '../../rule/form/agreement.ts';
import { optional } from '../../rule/form/field.ts';
import { type Answers, form, type Remarks } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import { asPlaceholderValue, inEnglish, type Phrase, said } from '../../rule/language/sentence.ts';
import { paymentMethodChoice, walkUpPaymentOptions } from '../../rule/payment/payment-method.ts';
import { amountTaken } from '../payment/player-payment-form.ts';
import { birthYear, fullName, parentName, playerEmail, playerPhone } from '../registration/player-fields.ts';
import { signedOnPaper } from '../waiver/paper-form.ts';

const reasonMissing = inEnglish('Please say why the player may play all the same');

/** Form of the check-in desk for a player who walks up: a new one, or one on file by number; then their price, waiver and arrival. */
export const walkUpForm = form(
  {
    playerId: optional(wholeNumber({ label: 'Player', from: 1, to: largestId, message: 'Please select a player' })),
    name: optional(fullName),
    birthYear: optional(birthYear),
    /** Number that reaches the player: a child's is a parent's. */
    phone: optional(playerPhone),
    email: optional(playerEmail),
    /** Parent on file for a new child, and the signer on paper where nobody is on file. */
    parentName,
    paymentMethod: paymentMethodChoice(walkUpPaymentOptions, 'Payment method is required'),
    amountCents: amountTaken,
    isSigned: signedOnPaper,
    isHere: tick('Here'),
    /** Why an organizer lets a player onto the team whose age does not fit. */
    overruleReason: optional(
      text({
        label: 'Reason',
        missing: reasonMissing,
        min: [3, reasonMissing],
        max: [300, 'Reason must be less than 300 characters'],
      }),
    ),
  },
  {
    complaints: ({ playerId, name, birthYear: born, phone }): Remarks =>
      playerId === null
        ? {
            ...(name === null && { name: required('Full Name') }),
            ...(born === null && { birthYear: required('Birth Year') }),
            ...(phone === null && { phone: required('Phone Number') }),
          }
        : {},
  },
);

export type WalkUpAnswers = Answers<typeof walkUpForm>;

const required = (label: Phrase) => said('{label} is required', { label: asPlaceholderValue(label) });
