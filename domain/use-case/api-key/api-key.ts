import type { Given } from '../../port/ports.ts';
import { mayDo, type Role } from '../../rule/access/role.ts';
import {
  type ApiKey,
  keyLength,
  keyMark,
  keyStartLength,
  mostKeys,
  noSuchKey,
  type Scope,
  tooManyKeys,
} from '../../rule/api-key/api-key.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { noSuchAccount } from '../../rule/organizer/account.ts';
import { accountChangedLetter } from '../access/account-letters.ts';

/** API key just made, with its secret, which is shown only this once. */
export interface MadeApiKey extends ApiKey {
  readonly secret: string;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Makes an API key for an organizer who has just shown the password again, and notifies them by mail. */
export async function makeApiKey(
  given: Given<'apiKeys' | 'accounts' | 'secrets'>,
  { accountId, name, ...wanted }: Wish,
): Promise<MadeApiKey> {
  const scopes = [...new Set(wanted.scopes)];
  if (scopes.length === 0) throw new AnswersRefused({ scopes: 'Please choose what the key may do' });
  const account = (await given.accounts.lockAll()).find(({ id }) => id === accountId);
  if (account === undefined) throw noSuchAccount();
  if ((await given.apiKeys.countOf(accountId)) >= mostKeys) throw tooManyKeys();
  const secret = keyMark + given.secrets.draw(alphabet, keyLength);
  const made = await given.apiKeys.add({ accountId, name, scopes, start: secret.slice(0, keyStartLength) }, secret);
  await given.outbox.post(accountChangedLetter(account, { what: 'api key', key: made }, given.clock.now()));
  await given.audit.note({ thing: 'api key', recordId: made.id, what: 'made', to: { name, scopes } });
  return { ...made, secret };
}

interface Wish {
  readonly accountId: number;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/** Revokes an organizer's own API key, or anybody's for those who manage accounts. */
export async function revokeApiKey(
  given: Given<'apiKeys'>,
  { id, by }: { readonly id: number; readonly by: Revoker },
): Promise<void> {
  const owner = mayDo(by.role, 'manage accounts') ? undefined : by.accountId;
  if (!(await given.apiKeys.revoke(id, owner, given.clock.now()))) throw noSuchKey();
  await given.audit.note({ thing: 'api key', recordId: id, what: 'revoked' });
}

interface Revoker {
  readonly accountId: number;
  readonly role: Role;
}
