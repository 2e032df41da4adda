import { type SecondFactorPorts, useCode } from './second-factor-ports.ts';

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
