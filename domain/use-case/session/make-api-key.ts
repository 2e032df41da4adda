import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Accounts } from '../../port/accounts.ts';
import type { ApiKeys } from '../../port/api-keys.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Secrets } from '../../port/secrets.ts';
import { noSuchAccount } from '../../session/account.ts';
import {
  type ApiKey,
  keyLength,
  keyMark,
  keyStartLength,
  mostKeys,
  type Scope,
  tooManyKeys,
} from '../../session/api-key.ts';
import { apiKeyMadeLetter } from './account-letters.ts';

/** A key that has just been made: the only time it is told. */
export interface MadeApiKey extends ApiKey {
  readonly secret: string;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An organizer who has shown the password again makes a key for a program, and is told of it by mail. */
export class MakeApiKey {
  constructor(
    private readonly keys: ApiKeys,
    private readonly accounts: Accounts,
    private readonly secrets: Secrets,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run({ accountId, name, ...wanted }: Wish): Promise<MadeApiKey> {
    const scopes = [...new Set(wanted.scopes)];
    if (scopes.length === 0) throw new AnswersRefused({ scopes: 'Please choose what the key may do' });
    const account = (await this.accounts.held()).find(({ id }) => id === accountId);
    if (account === undefined) throw noSuchAccount();
    if ((await this.keys.countOf(accountId)) >= mostKeys) throw tooManyKeys();
    const secret = keyMark + this.secrets.draw(alphabet, keyLength);
    const made = await this.keys.add({ accountId, name, scopes, start: secret.slice(0, keyStartLength) }, secret);
    await this.outbox.post(apiKeyMadeLetter(account, made, this.clock.now()));
    await this.audit.note({ thing: 'api key', recordId: made.id, what: 'made', to: { name, scopes } });
    return { ...made, secret };
  }
}

interface Wish {
  readonly accountId: number;
  readonly name: string;
  readonly scopes: readonly Scope[];
}
