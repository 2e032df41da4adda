import type { Given, Needs } from '../../port/ports.ts';
import { noSuchPlayer, type Player } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { isOver } from '../../rule/tournament/tournament.ts';
import { signersAddress, waiverState } from '../../rule/waiver/waiver.ts';
import { keepLanguage } from '../mail/keep-language.ts';
import { askForSignature } from './ask-for-signature.ts';
import { isStillTheirs, sealedWaiver, type WaiverLink } from './waiver-link.ts';

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

/** Mails the link to sign the waiver again, at most once an hour, to the address on file. */
export async function sendWaiverLink(
  given: Given<'registrations' | 'players' | 'tournaments' | 'seal'>,
  playerId: number,
): Promise<void> {
  const now = given.clock.now();
  const player = await given.players.find(playerId);
  if (player === undefined) throw noSuchPlayer();
  const registration = await given.registrations.latest(playerId);
  const tournament = registration && (await given.tournaments.lock(registration.tournamentId));
  if (registration === undefined || tournament === undefined) return;
  await given.audit.note({ thing: 'waiver', recordId: registration.id, what: 'link mailed', to: { playerId } });
  await askForSignature(given, { player, registration, tournament, now }, now.toISOString().slice(0, 13));
}

/**
 * Opens the waiver of a player's latest registration to the reader of a mailbox that a code has just proved. Returns the sealed part of the
 * link; null where the signer has another address, and where nothing is left to sign.
 */
export async function waiverBehindCode(
  given: Needs<'registrations' | 'players' | 'tournaments' | 'seal' | 'clock'>,
  { id, mailbox }: { readonly id: number; readonly mailbox: string },
): Promise<string | null> {
  const now = given.clock.now();
  const [player, registration] = await Promise.all([given.players.find(id), given.registrations.latest(id)]);
  if (player === undefined || registration === undefined) return null;
  if (signersAddress(player, easternYear(now)).toLowerCase() !== mailbox.toLowerCase()) return null;
  if (waiverState(registration.waiver) === 'confirmed') return null;
  const tournament = await given.tournaments.find(registration.tournamentId);
  if (tournament === undefined || isOver(tournament, now)) return null;
  return sealedWaiver(given.seal, { player, registration, now });
}
