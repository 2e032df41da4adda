import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { keepLanguage } from '../newcomer/keep-language.ts';
import { addressMark } from '../waiver/waiver-link.ts';
import { type ChangeRequestLink, changeRequestLinkEnded } from './change-request-link.ts';

/** Ports needed to identify a family by its link to change or cancel. */
export type ChangeLinkPorts = Needs<'players' | 'mailboxes' | 'seal' | 'clock'>;

/** Returns the player of a link. Following it proves that the mail was read, so its address is confirmed. */
export async function playerOfLink(
  { players, mailboxes, seal, clock }: ChangeLinkPorts,
  link: ChangeRequestLink,
): Promise<{ readonly player: Player; readonly now: Date }> {
  const now = clock.now();
  const player = await players.find(link.playerId);
  if (player === undefined || addressMark(seal, player, now) !== link.addressMark) throw changeRequestLinkEnded();
  await mailboxes.confirm(signersAddress(player, easternYear(now)), now);
  return { player: await keepLanguage({ players }, player, link.language), now };
}
