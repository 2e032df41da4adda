import { hindered } from '../../change-request/team-move.ts';
import { isOutstanding } from '../../invitation/invitation.ts';
import { type Price, repriced } from '../../payment/price.ts';
import type { Player } from '../../player/player.ts';
import type { ChangeRequests } from '../../port/change-requests.ts';
import type { Registration } from '../../registration/registration.ts';
import { decidingAge } from '../../registration/roster-age.ts';
import type { Team } from '../../team/team.ts';
import { easternYear } from '../../time/eastern.ts';
import { playsUp } from '../../tournament/age-bracket.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { declineRequests } from '../join-request/decline-requests.ts';
import { bracketThere, isFullOfTeams, type LockedMove, type RosteredPlayer } from './lock-move.ts';
import type { AboutMove } from './move-letters.ts';
import { pricesThere } from './price-there.ts';
import type { RequestPorts } from './request-subject.ts';

/**
 * Moves a team with its roster to another tournament, or to its waiting list; free agents who asked to join get an
 * answer. Returns the team and its roster as they are from then on, with the open invitations.
 */
export async function carryOutMove(
  ports: RequestPorts,
  held: LockedMove,
): Promise<LockedMove & Pick<AboutMove, 'invited'>> {
  const now = ports.clock.now();
  const { tournament, to } = held;
  const bracket = bracketThere(held, now);
  if (bracket === 'none fits') throw hindered({ why: 'no bracket' }, held.team, to);
  const prices = await pricesThere(ports, held.roster, held);
  await declineRequests(ports, held.team, tournament);
  const waitlistedAt = isFullOfTeams(to) ? now : null;
  const there = { ...bracket, tournamentId: to.id, waitlistedAt, isTest: to.isTest };
  const team = await ports.teams.save({ ...held.team, ...there });
  const roster: RosteredPlayer[] = [];
  for (const one of held.roster)
    roster.push(await moveAlong(ports, one, { team, to, price: prices.get(one.registration.id) }));
  const sent = await ports.invitations.ofTeam(team.id);
  return { team, tournament, to, roster, invited: sent.filter((one) => isOutstanding(one, now)) };
}

/** Moves a player along with the team, at the price of the other tournament. */
async function moveAlong(
  ports: RequestPorts,
  { registration, player }: RosteredPlayer,
  there: { readonly team: Team; readonly to: Tournament; readonly price: Price | undefined },
): Promise<RosteredPlayer> {
  const now = ports.clock.now();
  const { ageBracket, waitlistedAt } = there.team;
  await ports.joinRequests.endOf(registration.id, now);
  const priced = repriced(registration, there.price ?? registration.price, waitlistedAt !== null);
  const moved = movedRegistration({ ...registration, ...priced, ageBracket }, player, there.to, easternYear(now));
  await ports.registrations.save(moved);
  await followTeam(ports.changeRequests, moved, now);
  return { registration: moved, player };
}

function movedRegistration(registration: Registration, player: Player, to: Tournament, year: number): Registration {
  const { ageBracket } = registration;
  const age = decidingAge(player.birthYear, to, year);
  const isUp = ageBracket !== null && age !== undefined && playsUp(ageBracket, age);
  const others = registration.flags.filter((flag) => flag !== 'plays-up' && flag !== 'too-old');
  return { ...registration, tournamentId: to.id, flags: isUp ? [...others, 'plays-up'] : others };
}

/** Carries a family's open request along with the registration, including its wish for a refund; a request to move to that tournament counts as granted. */
async function followTeam(changes: ChangeRequests, { id, tournamentId }: Registration, now: Date): Promise<void> {
  const found = await changes.openOf(id);
  const open = found && (await changes.lock(found.id));
  if (open === undefined || open.state !== 'asked') return;
  await changes.save(
    open.toTournamentId === tournamentId
      ? { ...open, state: 'granted', decidedBy: 'family', answeredAt: now }
      : { ...open, tournamentId },
  );
}
