import { noSecondFactor } from '../../session/second-factor.ts';
import { accountChangedLetter } from './account-letters.ts';
import { accountOf, type SecondFactorPorts } from './second-factor-ports.ts';

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
