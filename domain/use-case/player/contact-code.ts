import { accepted, type Field, refused } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import { said } from '../../language/sentence.ts';
import { firstNameOf, type Letter, once, paragraph } from '../../mail/letter.ts';
import { greetReader } from '../../player/letter-reader.ts';
import type { Player } from '../../player/player.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Minutes for which a code is valid. */
export const codeMinutes = 15;

/** Seconds within which no second code is sent, while the first one is on its way. */
const secondsBetweenCodes = 60;

/** Tells whether a code was sent so lately that no other one is needed. */
export function isOnItsWay(sentAt: Date | undefined, now: Date): boolean {
  return sentAt !== undefined && now.getTime() - sentAt.getTime() < secondsBetweenCodes * 1000;
}

const digits = 6;
const message = said('Please enter the 6 digits of the code');

/** Six digits and no seventh, with any signs but letters between them. */
const sixInARow = /(?<!\d[^\p{L}\d]*)\d(?:[^\p{L}\d]*\d){5}(?![^\p{L}\d]*\d)/u;

/** Form field for the mailed code, whatever surrounds it: blanks, dashes, brackets, or the sentence of the email. */
const sixDigits: Field<string> = {
  label: 'Code',
  limits: () => ({ type: 'string', required: true, minLength: digits, maxLength: digits, pattern: '^[0-9]*$' }),
  read: (raw) => {
    const written = typeof raw === 'string' ? sixInARow.exec(raw.normalize('NFKC'))?.[0] : undefined;
    return written === undefined ? refused(message) : accepted(written.replace(/[^0-9]/g, ''));
  },
};

/** Form under "we have sent you a code". */
export const contactCode = form({ code: sixDigits });

/** Writes the letter with the code to the address on file. */
export function codeLetter(player: Player, code: string, sentAt: Date): Letter {
  const { id, email, language } = player;
  return {
    ...once('contact-code', id, sentAt.toISOString()),
    to: email,
    language,
    subject: said('Your Golden Goal code: {player}', { player: firstNameOf(player.name) }),
    parts: [
      greetReader(player),
      paragraph(
        said('Your code is {code}. It works for {minutes} minutes on the Player ID page.', {
          code,
          minutes: codeMinutes,
        }),
      ),
      paragraph(
        'If you did not ask for it, there is nothing to do: without it nobody sees or changes your contact information.',
      ),
    ],
  };
}

/** Returns the refusal of a wrong or expired code: both look the same. */
export function wrongCode(): Refusal {
  return new Refusal(
    'conflict',
    'This code is not right, or it has expired. Please check the email or ask for a new code.',
  );
}
