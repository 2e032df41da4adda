import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Registration } from '../../registration/registration.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { keepLanguage } from '../newcomer/keep-language.ts';
import { isStillTheirs, type WaiverLink } from './waiver-link.ts';

/** Ports needed to save the answer to a mailed waiver. */
export type WaiverPorts = Needs<'registrations' | 'players' | 'mailboxes' | 'seal' | 'clock'>;

/** Locked registration whose signer answers for the waiver. */
export interface AnsweredWaiver {
  readonly registration: Registration;
  readonly player: Player;
  readonly now: Date;
}

/** Returns the registration of a link, locked. Following the link proves that the mail was read, so its address is confirmed. */
export async function waiverOfLink(ports: WaiverPorts, link: WaiverLink): Promise<AnsweredWaiver> {
  const now = ports.clock.now();
  const registration = (await ports.registrations.lock(link.registrationId))?.record;
  const player = registration && (await ports.players.find(registration.playerId));
  if (registration === undefined || player === undefined) throw waiverLinkEnded();
  if (!isStillTheirs(link, ports.seal, player, now)) throw waiverLinkEnded();
  await ports.mailboxes.confirm(signersAddress(player, easternYear(now)), now);
  return { registration, player: await keepLanguage(ports, player, link.language), now };
}

/** Returns the refusal of a forged or expired link: both look the same. */
export function waiverLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. Please ask for a new one.');
}
