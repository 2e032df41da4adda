import { isEmail } from '../../form/email.ts';
import { accepted, type Field, refused } from '../../form/field.ts';
import { phone } from '../../form/phone.ts';
import { legible } from '../../form/text.ts';
import { said } from '../../language/sentence.ts';

/** A captain invites up to four players at once: the rest of a roster of five. */
export const mostInvitesAtOnce = 4;

/** Where an invitation can go: an entry with @ is an e-mail, one without and with ten characters or more a phone. */
export type InviteAddress =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string };

const notTextable = 'Please enter an email address or a phone number';

/** A number that a text message reaches: one with an extension does not ring a pocket. */
const textable = phone('Phone', { tooShort: notTextable, symbols: notTextable });

/** What was written into one of the invite inputs, or undefined when it is neither. */
export function inviteAddress(entry: string): InviteAddress | undefined {
  const written = legible(entry);
  if (written.includes('@')) return isEmail(written) ? { kind: 'email', email: written } : undefined;
  const number = textable.read(written, { year: 0 });
  return 'value' in number ? { kind: 'phone', phone: number.value } : undefined;
}

/** The e-mails to invite, blanks and repetitions left out. Nothing sent reads as nobody. */
export const inviteEmails: Field<readonly string[]> = {
  label: 'Invite emails',
  limits: () => ({ type: 'array', required: false, maxItems: mostInvitesAtOnce }),
  read: (raw) => {
    if (raw === undefined || raw === null) return accepted([]);
    if (!Array.isArray(raw) || !raw.every((entry) => typeof entry === 'string')) {
      return refused('Invite emails must be a list of email addresses');
    }
    const written = [
      ...new Map(
        raw
          .map(legible)
          .filter(Boolean)
          .map((entry) => [entry.toLowerCase(), entry]),
      ).values(),
    ];
    if (written.length > mostInvitesAtOnce)
      return refused(said('You can invite up to {mostInvitesAtOnce} players at once', { mostInvitesAtOnce }));
    return written.every(isEmail) ? accepted(written) : refused('Please enter valid email addresses');
  },
};
