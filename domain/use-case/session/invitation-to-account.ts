import type { Needs } from '../../port/ports.ts';
import { legibleAlphabet } from '../../secret/legible-alphabet.ts';
import { type Account, invitationDays, type NewAccount } from '../../session/account.ts';
import { invitedLetter } from './account-letters.ts';

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
