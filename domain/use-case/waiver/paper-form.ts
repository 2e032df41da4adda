import { choice } from '../../form/choice.ts';
import { type Answers, form } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import { relationships, type SigningCircumstances, signerComplaints, signerName } from './waiver-form.ts';

/** The form in which an organizer enters a waiver that was signed on paper, and where the paper is or why it counts. */
export const paperForm = form(
  {
    signer: signerName,
    relationship: choice('Relationship', relationships, 'Please say how the signer is related to the player'),
    reason: text({
      label: 'Reason',
      min: [3, 'Please say what you have seen, for example "paper, signed at the desk"'],
      max: [300, 'Reason must be less than 300 characters'],
    }),
  },
  { complaints: (answers, circumstances: SigningCircumstances) => signerComplaints(answers, circumstances) },
);

export type PaperAnswers = Answers<typeof paperForm>;
