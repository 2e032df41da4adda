import { accepted, type Field, isBlank, refused } from '../../form/field.ts';
import { type Answers, form, type Remarks } from '../../form/form.ts';
import { phoneKey } from '../../player/person.ts';
import { type InviteAddress, inviteAddress } from './invite-addresses.ts';

/** One of the captain's invite inputs: an e-mail, a phone, or left blank. */
const inviteEntry: Field<InviteAddress | null> = {
  label: 'Invite',
  limits: () => ({ type: 'string', required: false, maxLength: 255 }),
  read: (raw) => {
    if (isBlank(raw)) return accepted(null);
    const address = typeof raw === 'string' ? inviteAddress(raw) : undefined;
    return address === undefined ? refused('Please enter an email address or a phone number') : accepted(address);
  },
};

/** The four invite inputs under the form of a new team (registration specification, flow 1). */
export const inviteEntries = form({
  invite1: inviteEntry,
  invite2: inviteEntry,
  invite3: inviteEntry,
  invite4: inviteEntry,
});

export type InviteEntries = Answers<typeof inviteEntries>;

/** A captain invites others: their own address or phone is named at the input it stands in. */
export function ownEntries(
  entries: Partial<InviteEntries>,
  captain: { readonly email: string; readonly phone: string },
): Remarks {
  const isOwn = (entry: InviteAddress) =>
    entry.kind === 'email'
      ? entry.email.toLowerCase() === captain.email.trim().toLowerCase()
      : phoneKey(entry.phone) === phoneKey(captain.phone);
  const own = Object.entries(entries).filter(([, entry]) => entry !== null && isOwn(entry));
  return Object.fromEntries(own.map(([name]) => [name, 'This is the captain, who is on the team already']));
}

/** The addresses written into the inputs: e-mails are mailed, phones become text messages from the captain's own phone. */
export function invited(entries: InviteEntries): {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
} {
  const addresses = Object.values(entries).filter((address) => address !== null);
  return {
    emails: addresses.flatMap((address) => (address.kind === 'email' ? [address.email] : [])),
    phones: addresses.flatMap((address) => (address.kind === 'phone' ? [address.phone] : [])),
  };
}
