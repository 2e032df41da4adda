import type { Accounts } from '../../port/accounts.ts';
import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { OneTimeCodes } from '../../port/one-time-codes.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Revocations } from '../../port/revocations.ts';
import type { Seal } from '../../port/seal.ts';
import type { SecondFactors } from '../../port/second-factors.ts';
import type { Secrets } from '../../port/secrets.ts';
import { type Account, noSuchAccount } from '../../session/account.ts';
import { afterStep, isAppCode, recoveryCodeTyped, type SecondFactor } from '../../session/second-factor.ts';

/** What second factors are set up and shown with. */
export class SecondFactorPorts {
  constructor(
    readonly accounts: Accounts,
    readonly secondFactors: SecondFactors,
    readonly codes: OneTimeCodes,
    readonly secrets: Secrets,
    readonly seal: Seal,
    readonly revocations: Revocations,
    readonly outbox: Outbox,
    readonly audit: Audit,
    readonly clock: Clock,
  ) {}
}

export async function accountOf({ accounts }: SecondFactorPorts, accountId: number): Promise<Account> {
  const account = (await accounts.held()).find(({ id }) => id === accountId);
  if (account === undefined) throw noSuchAccount();
  return account;
}

/** Whether a code of the app, or one of the recovery codes, is right; it is used up by that. */
export async function useCode(
  ports: SecondFactorPorts,
  accountId: number,
  factor: SecondFactor,
  code: string,
): Promise<'app' | 'recovery' | undefined> {
  const { codes, secondFactors, seal, clock } = ports;
  if (!isAppCode(code)) {
    const mark = seal.mark(`recovery ${accountId} ${recoveryCodeTyped(code)}`);
    return (await secondFactors.useRecoveryCode(accountId, mark)) ? 'recovery' : undefined;
  }
  const used = afterStep(factor, codes.stepOf(factor.secret, code, clock.now()));
  if (used === undefined) return undefined;
  await secondFactors.keep(accountId, used);
  return 'app';
}
