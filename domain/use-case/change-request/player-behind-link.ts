import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { keepLanguage } from '../newcomer/keep-language.ts';
import { addressMark } from '../waiver/waiver-link.ts';
import { type ChangeRequestLink, changeRequestLinkEnded } from './change-request-link.ts';

/** By what the family is known again that follows a link to change or cancel. */
export type ChangeLinkPorts = Needs<'players' | 'mailboxes' | 'seal' | 'clock'>;

/** The player a link is about. Whoever comes by it has read the mail: its address is confirmed. */
export async function playerBehind(
  { players, mailboxes, seal, clock }: ChangeLinkPorts,
  link: ChangeRequestLink,
): Promise<{ readonly player: Player; readonly now: Date }> {
  const now = clock.now();
  const player = await players.find(link.playerId);
  if (player === undefined || addressMark(seal, player, now) !== link.addressMark) throw changeRequestLinkEnded();
  await mailboxes.confirm(signersAddress(player, easternYear(now)), now);
  return { player: await keepLanguage({ players }, player, link.language), now };
}
