import type { Needs } from '../../port/ports.ts';
import { legibleAlphabet } from '../../secret/legible-alphabet.ts';
import { type Account, invitationDays, type NewAccount } from '../../session/account.ts';
import { invitedLetter } from './account-letters.ts';

/** What an invitation is made with. */
export type InvitingPorts = Needs<'accounts' | 'outbox' | 'links' | 'seal' | 'secrets' | 'clock'>;

/** An account with the link that opens it, which is nowhere on file. */
export interface Invited {
  readonly account: Account;
  readonly link: string;
}

const secretLength = 28;
const day = 24 * 60 * 60 * 1000;

/** Invites somebody who is not on file, or invites again whoever is; an earlier link works no more. */
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
