import { isEmail } from '../../rule/form/email.ts';
import { accepted, type Field, refused } from '../../rule/form/field.ts';
import { phone } from '../../rule/form/phone.ts';
import { legible } from '../../rule/form/text.ts';
import { said } from '../../rule/language/sentence.ts';

/** Maximum of players invited at once: the rest of a roster of five. */
export const mostInvitesAtOnce = 4;

/** Address of an invitation: an entry with @ is an email, one without and with ten characters or more a phone. */
export type InviteAddress =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string };

const notTextable = said('Please enter an email address or a phone number');

/** Form field for a number that can receive text messages; one with an extension cannot. */
const textable = phone('Phone', { tooShort: notTextable, symbols: notTextable });

/** Parses an entry of the invite inputs; undefined when it is neither email nor phone. */
export function inviteAddress(entry: string): InviteAddress | undefined {
  const written = legible(entry);
  if (written.includes('@')) return isEmail(written) ? { kind: 'email', email: written } : undefined;
  const number = textable.read(written, { year: 0 });
  return 'value' in number ? { kind: 'phone', phone: number.value } : undefined;
}

/** Form field for the emails to invite, without blanks and repetitions. A missing value is an empty list. */
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
