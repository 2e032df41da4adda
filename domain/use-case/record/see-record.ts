import type { Given } from '../../port/ports.ts';
import { playerOfSigner, type Sibling, type SignerPorts, type SignersRight } from './signer.ts';

/**
 * Shows the signer all data about a player, and records that in the audit. Returns the signer's address, and the other players who sign
 * there.
 */
export async function seeRecord(
  given: SignerPorts & Given,
  right: SignersRight,
): Promise<{ readonly address: string; readonly siblings: readonly Sibling[] }> {
  const { player, address, children } = await playerOfSigner(given, right);
  await given.audit.note({ thing: 'player', recordId: player.id, what: 'record shown to the family' });
  const others = children.filter(({ id }) => id !== player.id);
  return { address, siblings: others.map(({ id, name }) => ({ id, name })) };
}
