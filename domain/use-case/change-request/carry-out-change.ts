import type { FamilysRequest } from '../../change-request/change-request.ts';
import { transferred } from '../../change-request/transfer.ts';
import { repriced } from '../../payment/price.ts';
import type { Player } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { alreadyRegistered, noSuchRegistration, type Registration } from '../../registration/registration.ts';
import type { Team } from '../../team/team.ts';
import { isLed } from '../../team/team-lead.ts';
import { easternYear } from '../../time/eastern.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';
import { declineRequests } from '../join-request/decline-requests.ts';
import { playerLeftLetter } from '../team/player-left-letter.ts';
import { takeOffRoster } from '../team/roster-moves.ts';
import { pricesThere } from './price-there.ts';

/** Ports needed to carry out a withdrawal or a transfer. */
export type CarryOutPorts = Given<
  | 'tournaments'
  | 'teams'
  | 'players'
  | 'registrations'
  | 'brackets'
  | 'joinRequests'
  | 'removals'
  | 'invitations'
  | 'seal'
  | 'site'
>;

/** Registration with its tournament, player and team, locked until the transaction ends. */
export interface LockedRegistration {
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly player: Player;
  readonly team: Team | undefined;
  /** Tournament that the player would move to. */
  readonly to: Tournament | undefined;
}

type Wish = Pick<FamilysRequest, 'registrationId' | 'toTournamentId'>;

/** Locks a registration with all it concerns: tournaments by id, then the team, then the registration. All code takes the locks in this order. */
export async function lockRegistration(ports: CarryOutPorts, wish: Wish): Promise<LockedRegistration> {
  const found = await ports.registrations.withId(wish.registrationId);
  if (found === undefined) throw noSuchRegistration();
  const [tournament, to] = await holdTournaments(ports, found.tournamentId, wish.toTournamentId);
  const team = found.teamId === null ? undefined : await ports.teams.lock(found.teamId);
  const registration = (await ports.registrations.lock(found.id))?.record;
  const player = registration && (await ports.players.find(registration.playerId));
  // Refuse where the registration was moved meanwhile: its new team or tournament is not locked here.
  const isAsFound = registration?.teamId === found.teamId && registration.tournamentId === found.tournamentId;
  if (registration === undefined || player === undefined || !isAsFound) throw noSuchRegistration();
  return { registration, tournament, player, team, to };
}

async function holdTournaments(
  { tournaments }: CarryOutPorts,
  from: number,
  to: number | null,
): Promise<readonly [Tournament, Tournament | undefined]> {
  const holdTo = async () => (to === null ? undefined : await tournaments.lock(to));
  const before = to !== null && to < from ? await holdTo() : undefined;
  const held = await tournaments.lockForTeams(from);
  if (held === undefined) throw noSuchTournament();
  return [held, before ?? (await holdTo())];
}

/**
 * Carries out a withdrawal or a transfer. In a withdrawal the player leaves the tournament, nothing is owed any
 * more, and the payment is to be refunded where the family wants it back; in a transfer the player moves to
 * another tournament, without a team.
 */
export async function carryOut(ports: CarryOutPorts, held: LockedRegistration): Promise<void> {
  const { registration, player, to } = held;
  if (to !== undefined && (await ports.registrations.find(player.id, to.id)) !== undefined) {
    throw alreadyRegistered(player);
  }
  await takeOffRoster(ports, registration, player);
  await leaveBehind(ports, held);
  if (to === undefined) await ports.removals.removeRegistration(registration.id);
  else await move(ports, held, to);
}

async function move(ports: CarryOutPorts, held: LockedRegistration, to: Tournament): Promise<void> {
  const { registration, player, tournament } = held;
  const now = ports.clock.now();
  // The fee not owed while the team waited is owed without a team, so read the registration again.
  const free = (await ports.registrations.lock(registration.id))?.record ?? registration;
  await ports.joinRequests.endOf(registration.id, now);
  const prices = await pricesThere(ports, [{ registration: free, player }], { tournament, to });
  const priced = repriced(free, prices.get(free.id) ?? free.price, false);
  await ports.registrations.save(transferred({ ...free, ...priced }, player.birthYear, to, easternYear(now)));
}

/** Tells the captain that the player has left; a team without any players gives up its place, unless its games are drawn. */
async function leaveBehind(ports: CarryOutPorts, held: LockedRegistration): Promise<void> {
  const { registration, tournament } = held;
  const team = registration.teamId === null ? undefined : await ports.teams.lock(registration.teamId);
  if (team === undefined) return;
  if (isLed(team)) {
    await ports.outbox.post(playerLeftLetter(team, held, easternYear(ports.clock.now())));
    return;
  }
  const isEmpty = (await ports.registrations.ofTeam(team.id)).length === 0;
  if (!isEmpty || !team.isActive || (await ports.brackets.gamesOf(team.id)) > 0) return;
  const withdrawn = await ports.teams.save({ ...team, isActive: false });
  await declineRequests(ports, withdrawn, tournament);
  await ports.audit.note({ thing: 'team', recordId: team.id, what: 'withdrawn', from: team, to: withdrawn });
}
