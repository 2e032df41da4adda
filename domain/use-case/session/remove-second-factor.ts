import { noSecondFactor, secondFactorRequired } from '../../session/second-factor.ts';
import { accountChangedLetter } from './account-letters.ts';
import { accountOf, type SecondFactorPorts, useCode } from './second-factor-ports.ts';

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
