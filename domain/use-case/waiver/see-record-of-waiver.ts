import type { Given } from '../../port/ports.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { signersAddress } from '../../rule/waiver/waiver.ts';
import type { WaiverLink } from './waiver-link.ts';
import { type WaiverPorts, waiverOfLink } from './waiver-of-link.ts';

/** Shows a family all data about the player, by its mailbox, and records that in the audit. The language of its letters stays. */
export async function seeRecordOfWaiver(
  given: WaiverPorts & Given,
  link: WaiverLink,
): Promise<{ readonly playerId: number; readonly address: string }> {
  const { player, now } = await waiverOfLink(given, { ...link, language: undefined });
  await given.audit.note({ thing: 'player', recordId: player.id, what: 'record shown to the family' });
  return { playerId: player.id, address: signersAddress(player, easternYear(now)) };
}
