import type { Given, Needs } from '../../port/ports.ts';
import {
  type Account,
  accountAt,
  accountTaken,
  invitationDays,
  invitationOver,
  invitedBy,
  type NewAccount,
  noSuchAccount,
} from '../../rule/organizer/account.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { legibleAlphabet } from '../../rule/secret/legible-alphabet.ts';
import { invitedLetter } from '../access/account-letters.ts';
import type { AccountInvitationAnswers } from './account-form.ts';

/** Invites somebody by mail; an account that has ended opens again. */
export async function inviteOrganizer(
  given: InvitingPorts & Given,
  answers: AccountInvitationAnswers,
): Promise<Invited> {
  const known = accountAt(await given.accounts.lockAll(), answers.email);
  if (known !== undefined && known.state !== 'ended') throw accountTaken(known);
  const { name, email, role } = answers;
  const invited = await invite(given, {
    ...(known ?? { username: email, state: 'invited', invitation: null }),
    ...{ name, email, role },
  });
  const to = { name, email, role };
  await given.audit.note({ thing: 'organizer', recordId: invited.account.id, what: 'invited', to });
  return invited;
}

/** Sends an invitation again with another link; the earlier one stops working. */
export async function renewInvitation(given: InvitingPorts & Given, { id }: { readonly id: number }): Promise<Invited> {
  const account = (await given.accounts.lockAll()).find((one) => one.id === id);
  if (account === undefined) throw noSuchAccount();
  if (account.state !== 'invited') throw new Refusal('conflict', 'Only an open invitation can be sent again');
  const invited = await invite(given, account);
  await given.audit.note({ thing: 'organizer', recordId: id, what: 'invited again' });
  return invited;
}

/** Shows an invited person their invitation. */
export async function readInvitation(
  given: Given<'accounts' | 'seal'>,
  { invitation }: { readonly invitation: string },
): Promise<Account> {
  const accounts = await given.accounts.lockAll();
  const account = invitedBy(accounts, given.seal.mark(invitation), given.clock.now());
  if (account === undefined) throw invitationOver();
  return account;
}

/** Accepts an invitation with a password: the account is open, and the link is used up. */
export async function acceptInvitation(
  given: Given<'accounts' | 'seal'>,
  {
    invitation,
    passwordHash,
  }: {
    readonly invitation: string;
    readonly passwordHash: string;
  },
): Promise<Account> {
  const accounts = await given.accounts.lockAll();
  const account = invitedBy(accounts, given.seal.mark(invitation), given.clock.now());
  if (account === undefined) throw invitationOver();
  const open = { ...account, state: 'active', invitation: null } as const;
  await given.accounts.save(open);
  await given.accounts.setPassword(account.id, passwordHash);
  const told = { from: { state: 'invited' }, to: { state: 'active', username: account.username } };
  await given.audit.note({ thing: 'organizer', recordId: account.id, what: 'accepted', ...told });
  return open;
}

/** Ports needed to make an invitation. */
export type InvitingPorts = Needs<'accounts' | 'outbox' | 'links' | 'seal' | 'secrets' | 'clock'>;

/** Account with the link that opens it, which is not stored anywhere. */
export interface Invited {
  readonly account: Account;
  readonly link: string;
}

const secretLength = 28;
const day = 24 * 60 * 60 * 1000;

/** Invites a new person, or again one with an account; an earlier link stops working. */
export async function invite(ports: InvitingPorts, invited: NewAccount | Account): Promise<Invited> {
  const secret = ports.secrets.draw(legibleAlphabet, secretLength);
  const until = new Date(ports.clock.now().getTime() + invitationDays * day);
  const open = { ...invited, state: 'invited', invitation: { mark: ports.seal.mark(secret), until } } as const;
  const account = await kept(ports, open);
  const link = ports.links.organizerInvitation(secret);
  await ports.outbox.post(invitedLetter(account, link));
  return { account, link };
}

async function kept({ accounts }: InvitingPorts, account: NewAccount | Account): Promise<Account> {
  if (!('id' in account)) return accounts.add(account);
  await accounts.save(account);
  return account;
}
