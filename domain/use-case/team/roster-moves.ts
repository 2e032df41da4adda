import { said } from '../../language/sentence.ts';
import { paymentAtPlace } from '../../payment/price.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Registration } from '../../registration/registration.ts';
import { isFull, rosterFull, type Team, teamWithdrawn } from '../../team/team.ts';
import { ledByNobody } from '../../team/team-lead.ts';
import { easternYear } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { refuseMisfit, takePlace } from '../entry/roster-fit.ts';
import { playsUpLetter } from './plays-up-letter.ts';

/** Puts a registered player on a roster; the team is held, and so is the one the player leaves. */
export async function putOnRoster(
  ports: Needs<'teams' | 'players' | 'registrations' | 'clock' | 'outbox'>,
  { registration, player, tournament }: { registration: Registration; player: Player; tournament: Tournament },
  team: Team,
): Promise<void> {
  if (registration.teamId === team.id) throw alreadyOn(player, team);
  if (!team.isActive) throw teamWithdrawn(team);
  const isUp = await refuseMisfit(ports, { player, team, tournament, year: easternYear(ports.clock.now()) });
  if (isFull(team)) throw rosterFull();
  if (registration.teamId !== null) await takeOffRoster(ports, registration, player);
  await takePlace(ports, registration, team, isUp);
  if (isUp) await ports.outbox.post(playsUpLetter(player, registration, team));
  await settleFee(ports, registration, team);
}

/** Makes a free agent of a player; a captain names a successor first, unless nobody is left to be one. */
export async function takeOffRoster(
  ports: Needs<'teams' | 'registrations'>,
  registration: Registration,
  player: Player,
): Promise<void> {
  if (registration.teamId === null) return;
  const team = await ports.teams.lock(registration.teamId);
  if (team?.captainId === player.id) await stepDown(ports, team, player);
  await ports.registrations.leaveTeam(registration.id);
  await settleFee(ports, registration, undefined);
}

/** A captain leaves a team: only where nobody else is on it. */
export async function stepDown(ports: Needs<'teams' | 'registrations'>, team: Team, player: Player): Promise<void> {
  const refusal = refusedToStepDown(team, player, (await ports.registrations.ofTeam(team.id)).length);
  if (refusal !== undefined) throw refusal;
  await ports.teams.save(withoutCaptain(team));
}

/** Why a captain cannot leave a team with so many on its roster, if not: others are on it, and one of them leads it first. */
export function refusedToStepDown(
  team: Pick<Team, 'name'>,
  player: Pick<Player, 'name'>,
  onRoster: number,
): Refusal | undefined {
  if (onRoster <= 1) return undefined;
  return new Refusal(
    'conflict',
    said('{player} is the captain of {team}. Please assign another captain first.', {
      player: player.name,
      team: team.name,
    }),
  );
}

/** A team whose captain is to be named; what the former captain's link has opened is closed. */
export function withoutCaptain(team: Team): Team {
  return { ...team, ...ledByNobody, captainLinkNumber: team.captainLinkNumber + 1 };
}

/** Who waits for a place owes nothing; who has one owes the price. */
async function settleFee(ports: Needs<'registrations'>, { id }: Registration, team: Team | undefined): Promise<void> {
  const held = await ports.registrations.lock(id);
  if (held === undefined) return;
  const isWaiting = team !== undefined && team.waitlistedAt !== null;
  const payment = paymentAtPlace(held.record.payment, held.record.price, isWaiting);
  if (payment !== held.record.payment) await ports.registrations.save({ ...held.record, payment });
}

function alreadyOn({ name }: Player, team: Team): Refusal {
  return new Refusal('conflict', said('{name} is already on {team}', { name, team: team.name }));
}
