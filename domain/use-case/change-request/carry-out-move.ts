import type { ChangeRequest } from '../../change-request/change-request.ts';
import { isOutstanding } from '../../invitation/invitation.ts';
import { repriced } from '../../payment/price.ts';
import type { Player } from '../../player/player.ts';
import type { ChangeRequests } from '../../port/change-requests.ts';
import type { Registration } from '../../registration/registration.ts';
import { decidingAge } from '../../registration/roster-age.ts';
import type { Team } from '../../team/team.ts';
import { hasNonPlayingLeader } from '../../team/team-lead.ts';
import { easternYear } from '../../time/eastern.ts';
import { type AgeBracket, playsUp } from '../../tournament/age-bracket.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { invitedMovedLetter } from '../invitation/invitation-letter.ts';
import { declineRequests } from '../join-request/decline-requests.ts';
import type { CarryOutPorts } from './carry-out-change.ts';
import { isFullOfTeams, type LockedMove, type RosteredPlayer } from './lock-move.ts';
import { leadMovedLetter, teamMovedLetter } from './move-letters.ts';
import { pricesThere } from './price-there.ts';

/** Move that was made: the team and its roster as they are now. */
export interface MadeMove extends LockedMove {
  readonly moved: Team;
}

/** Moves a team with its roster to another tournament, or to its waiting list; free agents who asked to join get an answer. */
export async function carryOutMove(
  ports: CarryOutPorts,
  changes: ChangeRequests,
  held: LockedMove,
  ageBracket: AgeBracket | null,
): Promise<MadeMove> {
  const now = ports.clock.now();
  const { team, tournament, to } = held;
  const waitlistedAt = isFullOfTeams(to) ? now : null;
  const prices = await pricesThere(ports, held.roster, held);
  await declineRequests(ports, team, tournament);
  const moved = await ports.teams.save({ ...team, tournamentId: to.id, ageBracket, waitlistedAt, isTest: to.isTest });
  const roster: RosteredPlayer[] = [];
  for (const { registration, player } of held.roster) {
    await ports.joinRequests.endOf(registration.id, now);
    const priced = repriced(registration, prices.get(registration.id) ?? registration.price, waitlistedAt !== null);
    const there = movedRegistration({ ...registration, ...priced, ageBracket }, player, to, easternYear(now));
    await ports.registrations.save(there);
    await followTeam(changes, there, now);
    roster.push({ registration: there, player });
  }
  return { ...held, moved, roster };
}

/** Notifies everybody concerned by a move: the roster, a leader who does not play, and those invited. */
export async function tellOfMove(ports: CarryOutPorts, made: MadeMove, request: ChangeRequest): Promise<void> {
  const { outbox, links } = ports;
  for (const one of made.roster) await outbox.post(teamMovedLetter(made, one, request, links));
  const isToldAlready = request.decidedBy === 'organizer';
  if (hasNonPlayingLeader(made.moved) && !isToldAlready)
    await outbox.post(leadMovedLetter({ ...made, request, links }));
  await tellInvited(ports, made);
}

async function tellInvited({ invitations, outbox, clock, links, seal }: CarryOutPorts, made: MadeMove): Promise<void> {
  const { moved, tournament: from, to } = made;
  const sent = await invitations.ofTeam(moved.id);
  for (const one of sent.filter((invitation) => isOutstanding(invitation, clock.now())))
    await outbox.post(invitedMovedLetter(one, { moved, from, to }, { links, seal }));
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
