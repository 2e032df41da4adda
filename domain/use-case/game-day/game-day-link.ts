import { asideTo, type LetterPart } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Registration } from '../../registration/registration.ts';
import { isOver, type Tournament } from '../../tournament/tournament.ts';
import { isInForce, linkOf, sealLink } from '../mail/sealed-link.ts';

/** Content of the link to a game day: a registration, and a mark of the address it was mailed to. */
export interface GameDayLink {
  readonly registrationId: number;
  readonly addressMark: string;
}

/** Creates the link to the game day page of a family, for a letter to the address of a registered player. */
export function gameDayLink(
  { links, seal }: Needs<'links' | 'seal'>,
  of: { readonly registrationId: number; readonly email: string },
  now: Date,
): LetterPart {
  const sealed = sealLink(seal, 'game-day', { ids: [of.registrationId], values: { mailbox: of.email }, now });
  return asideTo('Your game day on one page', links.sealed('game-day', sealed), 'last');
}

/** Reads the content of a link; undefined for an invalid one. */
export function readGameDayLink(text: string | undefined): GameDayLink | undefined {
  const { ids: [id] = [], values: [addressMark] = [] } = linkOf('game-day', text) ?? {};
  return id === undefined || addressMark === undefined ? undefined : { registrationId: id, addressMark };
}

/** Player of the family, registered for a tournament that is not over. */
export interface GameDayOf {
  readonly player: Player;
  readonly registration: Registration;
  readonly tournament: Tournament;
}

/** Ports needed to identify a family by the link to its game day. */
type GameDayPorts = Needs<'players' | 'registrations' | 'tournaments' | 'seal' | 'clock'>;

/**
 * Returns the registrations of a link's mailbox that have still to be played: of everybody whose own letters go
 * there, the player of the link first. A deleted registration ends its links, and so do another address and the
 * end of the last tournament.
 */
export async function gameDayOfLink(ports: GameDayPorts, link: GameDayLink): Promise<readonly GameDayOf[]> {
  const { players, registrations, seal } = ports;
  const registration = await registrations.withId(link.registrationId);
  const player = registration && (await players.find(registration.playerId));
  const values = [link.addressMark];
  if (player === undefined || !isInForce(seal, 'game-day', { values }, { mailbox: player.email }))
    throw gameDayLinkEnded();
  const isTheirs = ({ email }: Player) => email.toLowerCase() === player.email.toLowerCase();
  const others = (await players.ofMailbox(player.email)).filter((one) => one.id !== player.id && isTheirs(one));
  const ahead: GameDayOf[] = [];
  for (const one of [player, ...others]) ahead.push(...(await stillToPlay(ports, one)));
  if (ahead.length === 0) throw gameDayLinkEnded();
  return ahead;
}

async function stillToPlay(
  { registrations, tournaments, clock }: GameDayPorts,
  player: Player,
): Promise<readonly GameDayOf[]> {
  const ahead: GameDayOf[] = [];
  for (const registration of await registrations.ofPlayer(player.id)) {
    const tournament = await tournaments.find(registration.tournamentId);
    if (tournament !== undefined && !isOver(tournament, clock.now())) ahead.push({ player, registration, tournament });
  }
  return ahead;
}

/** Returns the refusal of a forged or expired link: both look the same. */
export function gameDayLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. Please ask for a new one.');
}
