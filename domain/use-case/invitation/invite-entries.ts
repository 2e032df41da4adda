import { accepted, type Field, isBlank, refused } from '../../rule/form/field.ts';
import { type Answers, form, type Remarks } from '../../rule/form/form.ts';
import { said } from '../../rule/language/sentence.ts';
import { phoneKey } from '../../rule/player/person.ts';
import { type InviteAddress, inviteAddress } from './invite-addresses.ts';

/** Form field for one invite input of a captain: an email, a phone, or blank. */
const inviteEntry: Field<InviteAddress | null> = {
  label: 'Invite',
  limits: () => ({ type: 'string', required: false, maxLength: 255 }),
  read: (raw) => {
    if (isBlank(raw)) return accepted(null);
    const address = typeof raw === 'string' ? inviteAddress(raw) : undefined;
    return address === undefined ? refused('Please enter an email address or a phone number') : accepted(address);
  },
};

/** Form for the four invite inputs under the form of a new team (registration specification, flow 1). */
export const inviteEntries = form({
  invite1: inviteEntry,
  invite2: inviteEntry,
  invite3: inviteEntry,
  invite4: inviteEntry,
});

type InviteEntries = Answers<typeof inviteEntries>;

/** Returns a complaint for each input in which captains have entered their own address or phone. */
export function ownEntries(
  entries: Partial<InviteEntries>,
  captain: { readonly email: string; readonly phone: string },
): Remarks {
  const isOwn = (entry: InviteAddress) =>
    entry.kind === 'email'
      ? entry.email.toLowerCase() === captain.email.trim().toLowerCase()
      : phoneKey(entry.phone) === phoneKey(captain.phone);
  const own = Object.entries(entries).filter(([, entry]) => entry !== null && isOwn(entry));
  return Object.fromEntries(own.map(([name]) => [name, said('This is the captain, who is on the team already')]));
}

/** Returns the addresses in the inputs: emails are mailed, phones become text messages from the captain's own phone. */
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
