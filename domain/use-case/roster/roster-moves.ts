import type { Needs } from '../../port/ports.ts';
import { said } from '../../rule/language/sentence.ts';
import { paymentAtPlace } from '../../rule/payment/price.ts';
import type { Player } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { hasContact, isContact, noCaptain } from '../../rule/team/captain.ts';
import { isFull, rosterFull, type Team, teamWithdrawn } from '../../rule/team/team.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { companyOf, teamJoinedLetter } from '../invitation/team-joined-letters.ts';
import { lockFreeAgent, refuseMisfit, takePlace } from '../registration/roster-fit.ts';

/** Puts a registered player on a roster, with both that team and the player's present one locked, and tells its captain. */
export async function putOnRoster(
  ports: Needs<'teams' | 'players' | 'registrations' | 'joinRequests' | 'clock' | 'outbox' | 'links'>,
  { registration, player, tournament }: { registration: Registration; player: Player; tournament: Tournament },
  team: Team,
): Promise<void> {
  if (registration.teamId === team.id) throw alreadyOn(player, team);
  if (!team.isActive) throw teamWithdrawn(team);
  const joining = { player, team, tournament, year: easternYear(ports.clock.now()) };
  await refuseMisfit(ports, joining);
  if (isFull(team)) throw rosterFull();
  if (registration.teamId !== null) await takeOffRoster(ports, registration, player);
  const free = { ...(await lockFreeAgent(ports, registration.id)), isUnproved: false };
  const joined = await takePlace(ports, free, joining);
  await tellCaptain(ports, { ...joining, now: ports.clock.now(), registration: joined });
}

async function tellCaptain(
  { teams, registrations, outbox, links }: Needs<'teams' | 'registrations' | 'outbox' | 'links'>,
  joined: Parameters<typeof teamJoinedLetter>[0],
): Promise<void> {
  const { player } = joined;
  const team = await teams.find(joined.team.id);
  if (team === undefined || !hasContact(team) || team.captainId === player.id) return;
  const company = companyOf(await registrations.rosterOf(team.id), player);
  await outbox.post(teamJoinedLetter({ ...joined, team }, links, company));
}

/** Makes a player a free agent; a captain has to name a successor first, unless they are the last player. */
export async function takeOffRoster(
  ports: Needs<'teams' | 'registrations'>,
  registration: Registration,
  player: Player,
): Promise<void> {
  if (registration.teamId === null) return;
  const team = await ports.teams.lock(registration.teamId);
  if (team?.captainId === player.id) await stepDown(ports, team, player);
  await ports.registrations.leaveTeam(registration.id);
  await oweFee(ports, registration);
}

/** Takes the captain off a team; refuses while others are on it. */
export async function stepDown(ports: Needs<'teams' | 'registrations'>, team: Team, player: Player): Promise<void> {
  const refusal = refusedToStepDown(team, player, (await ports.registrations.ofTeam(team.id)).length);
  if (refusal !== undefined) throw refusal;
  await ports.teams.save(withoutCaptain(team, player));
}

/** Returns the refusal of a captain's leaving while others are on the roster, one of whom has to lead it first; else undefined. */
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

/** Returns the team without this captain; its link and the sessions opened by it end. A contact who is somebody else stays. */
export function withoutCaptain(team: Team, captain: Pick<Player, 'email'>): Team {
  const left = isContact(team, captain) ? noCaptain : { captainId: null };
  return { ...team, ...left, captainLinkNumber: team.captainLinkNumber + 1 };
}

/** Lets a free agent owe the price, also one whose team was waiting. */
async function oweFee(ports: Needs<'registrations'>, { id }: Registration): Promise<void> {
  const held = await ports.registrations.lock(id);
  if (held === undefined) return;
  const payment = paymentAtPlace(held.record.payment, held.record.price, false);
  if (payment !== held.record.payment) await ports.registrations.save({ ...held.record, payment });
}

/** Returns the refusal of a player who is on a team of the tournament, by both names. */
export function alreadyOn({ name }: Pick<Player, 'name'>, team: Pick<Team, 'name'>): Refusal {
  return new Refusal('conflict', said('{name} is already on {team}', { name, team: team.name }));
}
