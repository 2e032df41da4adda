import type { ChangeCircumstances, MoveCircumstances } from '../../change-request/who-decides.ts';
import { isMoneyHeld } from '../../payment/payment.ts';
import type { Needs } from '../../port/ports.ts';
import type { Registration } from '../../registration/registration.ts';
import { easternDay } from '../../time/eastern.ts';
import { isOver, type Tournament } from '../../tournament/tournament.ts';
import { paidBy, type TeamWithRoster } from './lock-move.ts';

/** Returns the facts about a registration that determine who decides about its change. */
export async function changeCircumstances(
  ports: Needs<'teams' | 'registrations' | 'brackets'>,
  { registration, tournament }: { readonly registration: Registration; readonly tournament: Tournament },
  now: Date,
): Promise<Omit<ChangeCircumstances, 'kind'>> {
  const { teamId, playerId, payment } = registration;
  const team = teamId === null ? undefined : await ports.teams.find(teamId);
  const leads = team !== undefined && team.captainId === playerId;
  return {
    ...(await progressOf(ports, teamId, tournament, now)),
    isPaid: isMoneyHeld(payment),
    leadsOthers: leads && (await ports.registrations.ofTeam(team.id)).length > 1,
  };
}

/** Returns the facts about a team that determine who decides about a move, whichever tournament it would move to. */
export async function moveCircumstances(
  { team, tournament, roster }: TeamWithRoster,
  ports: Needs<'brackets'>,
  now: Date,
): Promise<Omit<MoveCircumstances, 'isFull' | 'isMailboxConfirmed'>> {
  return { ...(await progressOf(ports, team.id, tournament, now)), isPaid: paidBy(roster) > 0 };
}

async function progressOf(
  { brackets }: Needs<'brackets'>,
  teamId: number | null,
  { registrationDeadline: deadline, ...tournament }: Tournament,
  now: Date,
) {
  return {
    isDrawn: teamId !== null && (await brackets.gamesOf(teamId)) > 0,
    isDeadlineOver: deadline !== null && easternDay(now) > deadline,
    hasBegun: tournament.status !== 'upcoming' || isOver(tournament, now),
  };
}
