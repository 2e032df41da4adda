import type { Given } from '../../port/ports.ts';

/** Sets whether every organizer has to have a second factor. */
export async function requireSecondFactor(
  given: Given<'secondFactors'>,
  { isRequired }: { readonly isRequired: boolean },
): Promise<void> {
  const told = { from: { isRequired: await given.secondFactors.isRequired() }, to: { isRequired } };
  await given.secondFactors.require(isRequired);
  await given.audit.note({ thing: 'site', recordId: null, what: 'second factor required', ...told });
}
