import { tick } from '../../rule/form/agreement.ts';
import { choice } from '../../rule/form/choice.ts';
import { optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { relationships, type SigningCircumstances, signerComplaints, signerName } from './waiver-form.ts';

const relationshipMissing = 'Please say how the signer is related to the player';

const reasonMissing = 'Please say what you have seen, for example "paper, signed at the desk"';

/** Form for entering a waiver signed on paper, with what the organizer has seen. Without a signer it is the one on file. */
export const paperForm = form(
  {
    signer: optional(signerName),
    relationship: optional(choice('Relationship', relationships, relationshipMissing)),
    reason: text({
      label: 'Reason',
      missing: reasonMissing,
      min: [3, reasonMissing],
      max: [300, 'Reason must be less than 300 characters'],
    }),
  },
  {
    complaints: (answers, circumstances: SigningCircumstances) => ({
      ...signerComplaints({ relationship: answers.relationship ?? undefined }, circumstances),
      ...(answers.signer !== null && answers.relationship === null && { relationship: relationshipMissing }),
    }),
  },
);

/** Form field for a waiver that lies there on paper. */
export const signedOnPaper = tick('Signed on paper');

/** Reason of a waiver that is signed at check-in. */
export const signedAtCheckIn = 'Signed on paper at check-in';

export type PaperAnswers = Answers<typeof paperForm>;
