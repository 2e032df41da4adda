import type { Needs } from '../../port/ports.ts';
import { type Account, noSuchAccount } from '../../session/account.ts';
import { afterStep, isAppCode, parseRecoveryCode, type SecondFactor } from '../../session/second-factor.ts';

/** Ports needed to set up and check second factors. */
export type SecondFactorPorts = Needs<
  'accounts' | 'secondFactors' | 'oneTimeCodes' | 'secrets' | 'seal' | 'revocations' | 'outbox' | 'audit' | 'clock'
>;

export async function accountOf({ accounts }: SecondFactorPorts, accountId: number): Promise<Account> {
  const account = (await accounts.lockAll()).find(({ id }) => id === accountId);
  if (account === undefined) throw noSuchAccount();
  return account;
}

/** Checks a code of the app or a recovery code and uses it up; undefined for a wrong one. */
export async function useCode(
  ports: SecondFactorPorts,
  accountId: number,
  factor: SecondFactor,
  code: string,
): Promise<'app' | 'recovery' | undefined> {
  const { oneTimeCodes, secondFactors, seal, clock } = ports;
  if (!isAppCode(code)) {
    const mark = seal.mark(`recovery ${accountId} ${parseRecoveryCode(code)}`);
    return (await secondFactors.useRecoveryCode(accountId, mark)) ? 'recovery' : undefined;
  }
  const used = afterStep(factor, oneTimeCodes.stepOf(factor.secret, code, clock.now()));
  if (used === undefined) return undefined;
  await secondFactors.keep(accountId, used);
  return 'app';
}
