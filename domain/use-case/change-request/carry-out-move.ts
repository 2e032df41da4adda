import type { ChangeRequest } from '../../change-request/change-request.ts';
import { type Payment, paymentDue } from '../../payment/payment.ts';
import type { Player } from '../../player/player.ts';
import type { ChangeRequests } from '../../port/change-requests.ts';
import type { Registration } from '../../registration/registration.ts';
import { decidingAge } from '../../registration/roster-age.ts';
import type { Team } from '../../team/team.ts';
import { isLedBeside } from '../../team/team-lead.ts';
import { easternYear } from '../../time/eastern.ts';
import { type AgeBracket, playsUp } from '../../tournament/age-bracket.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { declineRequests } from '../join-request/decline-requests.ts';
import type { CarryOutPorts } from './carry-out-change.ts';
import { type HeldMove, isFullOfTeams, type OnRoster } from './hold-move.ts';
import { leadMovedLetter, teamMovedLetter } from './move-letters.ts';

/** A move that is made: the team and everybody on it as they are now. */
export interface MadeMove extends HeldMove {
  readonly moved: Team;
}

/** The team plays in another tournament with everybody on it, or waits there; who has asked for a place is told. */
export async function carryOutMove(
  ports: CarryOutPorts,
  changes: ChangeRequests,
  held: HeldMove,
  ageBracket: AgeBracket | null,
): Promise<MadeMove> {
  const now = ports.clock.now();
  const { team, tournament, to } = held;
  const waitlistedAt = isFullOfTeams(to) ? now : null;
  await declineRequests(ports, team, tournament);
  const moved = await ports.teams.save({ ...team, tournamentId: to.id, ageBracket, waitlistedAt, isTest: to.isTest });
  const { feeCents } = await ports.site.settings();
  const roster: OnRoster[] = [];
  for (const { registration, player } of held.roster) {
    await ports.requests.endOf(registration.id, now);
    const payment = paymentAfter(registration.payment, feeCents, waitlistedAt !== null);
    const there = movedRegistration({ ...registration, payment, ageBracket }, player, to, easternYear(now));
    await ports.registrations.save(there);
    await followTeam(changes, there, now);
    roster.push({ registration: there, player });
  }
  return { ...held, moved, roster };
}

/** Everybody on the team, and whoever leads it without playing, is written what has changed, in the language of the reader. */
export async function tellRoster(
  { outbox, links }: Pick<CarryOutPorts, 'outbox' | 'links'>,
  made: MadeMove,
  request: ChangeRequest,
): Promise<void> {
  for (const one of made.roster) await outbox.post(teamMovedLetter(made, one, request, links));
  const isToldAlready = request.decidedBy === 'organizer';
  if (isLedBeside(made.moved) && !isToldAlready) await outbox.post(leadMovedLetter({ ...made, request, links }));
}

/** What is paid stays paid; who waits owes nothing, and who comes to a place owes the fee. */
function paymentAfter(payment: Payment, fee: number, isWaiting: boolean): Payment {
  if (payment.state === 'paid' || isWaiting === (payment.amountCents === 0)) return payment;
  return paymentDue(payment.method, fee, isWaiting);
}

function movedRegistration(registration: Registration, player: Player, to: Tournament, year: number): Registration {
  const { ageBracket } = registration;
  const age = decidingAge(player.birthYear, to, year);
  const isUp = ageBracket !== null && age !== undefined && playsUp(ageBracket, age);
  const others = registration.flags.filter((flag) => flag !== 'plays-up' && flag !== 'too-old');
  return { ...registration, tournamentId: to.id, flags: isUp ? [...others, 'plays-up'] : others };
}

/** What a family has asked for itself goes along, and so does its wish for a refund; who wanted to play there does now. */
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
