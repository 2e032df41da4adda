import { choice } from '../../form/choice.ts';
import { optional } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import { inEnglish } from '../../language/sentence.ts';
import { relationships, type SigningCircumstances, signerComplaints, signerName } from './waiver-form.ts';

const relationshipMissing = 'Please say how the signer is related to the player';

const reasonMissing = 'Please say what you have seen, for example "paper, signed at the desk"';

/** Error text for a code that is not in the letter. */
export const wrongCode = inEnglish(
  'This is not the code of the letter in the post tray. Read that letter to the family, and ask for its code.',
);

/**
 * Form for entering a waiver: signed on paper, with the place of the paper or the reason why it counts; or
 * confirmed on the phone, by the code of the letter that was read out. Without a signer it is the one on file.
 */
export const paperForm = form(
  {
    signer: optional(signerName),
    relationship: optional(choice('Relationship', relationships, relationshipMissing)),
    reason: optional(
      text({
        label: 'Reason',
        min: [3, reasonMissing],
        max: [300, 'Reason must be less than 300 characters'],
      }),
    ),
    code: optional(text({ label: 'Code', max: [20, wrongCode] })),
  },
  {
    complaints: (answers, circumstances: SigningCircumstances) => ({
      ...signerComplaints({ relationship: answers.relationship ?? undefined }, circumstances),
      ...(answers.signer !== null && answers.relationship === null && { relationship: relationshipMissing }),
      ...(answers.reason === null && answers.code === null && { reason: reasonMissing }),
    }),
  },
);

export type PaperAnswers = Answers<typeof paperForm>;
