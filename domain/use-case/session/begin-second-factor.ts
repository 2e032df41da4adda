import { secondFactorExists } from '../../session/second-factor.ts';
import { accountOf, type SecondFactorPorts } from './second-factor-ports.ts';

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
