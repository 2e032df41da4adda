import type { Given, Needs } from '../../port/ports.ts';
import {
  afterStep,
  formatRecoveryCode,
  isAppCode,
  noSecondFactor,
  parseRecoveryCode,
  recoveryCodeCount,
  recoveryCodeLength,
  type SecondFactor,
  secondFactorExists,
  secondFactorRequired,
} from '../../rule/access/second-factor.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { type Account, noSuchAccount } from '../../rule/organizer/account.ts';
import { legibleAlphabet } from '../../rule/secret/legible-alphabet.ts';
import { accountChangedLetter } from './account-letters.ts';

/** Begins to set up a second factor and returns its secret; it is not asked for until a code was right. */
export async function beginSecondFactor(
  given: SecondFactorPorts,
  { id }: { readonly id: number },
): Promise<{ readonly secret: string; readonly address: string }> {
  const { secondFactors, oneTimeCodes } = given;
  const { username } = await accountOf(given, id);
  const before = await secondFactors.of(id);
  if (before !== undefined && before.confirmedAt !== null) throw secondFactorExists();
  const secret = oneTimeCodes.secret();
  await secondFactors.keep(id, { secret, lastStep: null, confirmedAt: null });
  await given.audit.note({ thing: 'organizer', recordId: id, what: 'second factor begun' });
  return { secret, address: oneTimeCodes.address(secret, username) };
}

type Needed = SecondFactorPorts;

/** Confirms a second factor by its first right code: from now on it is asked for, and the recovery codes are shown this once. */
export async function confirmSecondFactor(
  given: Needed,
  asked: {
    readonly id: number;
    readonly code: string;
    readonly sessionId: string;
  },
): Promise<readonly string[]> {
  const { secondFactors, oneTimeCodes, audit, outbox, clock, revocations } = given;
  const { id, code } = asked;
  const account = await accountOf(given, id);
  const factor = await secondFactors.of(id);
  if (factor === undefined) throw noSecondFactor();
  if (factor.confirmedAt !== null) throw secondFactorExists();
  const used = afterStep(factor, oneTimeCodes.stepOf(factor.secret, code, clock.now()));
  if (used === undefined) throw new AnswersRefused({ code: 'That code is not right. Is the clock of the phone?' });
  await secondFactors.keep(id, { ...used, confirmedAt: clock.now() });
  await revocations.ofOrganizer(id, asked.sessionId);
  await outbox.post(accountChangedLetter(account, { what: 'second factor' }, clock.now()));
  await audit.note({ thing: 'organizer', recordId: id, what: 'second factor set up' });
  return recoveryCodes(given, id);
}

async function recoveryCodes(given: Needed, id: number): Promise<readonly string[]> {
  const { secrets, seal, secondFactors } = given;
  const drawn = Array.from({ length: recoveryCodeCount }, () => secrets.draw(legibleAlphabet, recoveryCodeLength));
  await secondFactors.keepRecoveryCodes(
    id,
    drawn.map((code) => seal.mark(`recovery ${id} ${code}`)),
  );
  return drawn.map(formatRecoveryCode);
}

/** Result of checking the second factor at sign-in. */
type SecondFactorCheck = 'not asked' | 'missing' | 'right' | 'wrong';

/** Checks the second factor at sign-in, where there is one, once the password was right. */
export async function checkSecondFactor(
  given: SecondFactorPorts,
  asked: { readonly id: number; readonly code: string | null },
): Promise<SecondFactorCheck> {
  const { secondFactors, audit } = given;
  const factor = await secondFactors.of(asked.id);
  if (factor === undefined || factor.confirmedAt === null) return 'not asked';
  if (asked.code === null) return 'missing';
  const shown = await useCode(given, asked.id, factor, asked.code);
  if (shown === 'recovery') await audit.note({ thing: 'organizer', recordId: asked.id, what: 'recovery code used' });
  return shown === undefined ? 'wrong' : 'right';
}

/** Removes a second factor, which needs a code of it; returns false when the code is wrong. */
export async function removeSecondFactor(
  given: SecondFactorPorts,
  { id, code }: { readonly id: number; readonly code: string },
): Promise<boolean> {
  const { secondFactors, outbox, audit, clock } = given;
  const account = await accountOf(given, id);
  const factor = await secondFactors.of(id);
  if (factor === undefined || factor.confirmedAt === null) throw noSecondFactor();
  if (await secondFactors.isRequired()) throw secondFactorRequired();
  if ((await useCode(given, id, factor, code)) === undefined) return false;
  await secondFactors.remove(id);
  await outbox.post(accountChangedLetter(account, { what: 'no second factor' }, clock.now()));
  await audit.note({ thing: 'organizer', recordId: id, what: 'second factor removed' });
  return true;
}

/** Sets whether every organizer has to have a second factor. */
export async function requireSecondFactor(
  given: Given<'secondFactors'>,
  { isRequired }: { readonly isRequired: boolean },
): Promise<void> {
  const told = { from: { isRequired: await given.secondFactors.isRequired() }, to: { isRequired } };
  await given.secondFactors.require(isRequired);
  await given.audit.note({ thing: 'site', recordId: null, what: 'second factor required', ...told });
}

/** Removes the lost second factor of somebody, signs them out everywhere and notifies them. */
export async function resetSecondFactor(given: SecondFactorPorts, { id }: { readonly id: number }): Promise<void> {
  const { secondFactors, revocations, outbox, audit, clock } = given;
  const account = await accountOf(given, id);
  if ((await secondFactors.of(id)) === undefined) throw noSecondFactor();
  await secondFactors.remove(id);
  await revocations.ofOrganizer(id, null);
  await outbox.post(accountChangedLetter(account, { what: 'no second factor' }, clock.now()));
  await audit.note({ thing: 'organizer', recordId: id, what: 'second factor reset' });
}

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
