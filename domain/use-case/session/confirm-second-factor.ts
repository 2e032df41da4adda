import { AnswersRefused } from '../../form/accept-answers.ts';
import { legibleAlphabet } from '../../secret/legible-alphabet.ts';
import {
  afterStep,
  formatRecoveryCode,
  noSecondFactor,
  recoveryCodeCount,
  recoveryCodeLength,
  secondFactorExists,
} from '../../session/second-factor.ts';
import { accountChangedLetter } from './account-letters.ts';
import { accountOf, type SecondFactorPorts } from './second-factor-ports.ts';

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
