import type { ChangeCircumstances } from '../../change-request/who-decides.ts';
import { isMoneyHeld } from '../../payment/payment.ts';
import type { Needs } from '../../port/ports.ts';
import type { Registration } from '../../registration/registration.ts';
import { easternDay } from '../../time/eastern.ts';
import { isOver, type Tournament } from '../../tournament/tournament.ts';

/** Returns the facts about a registration that determine who decides about its change. */
export async function changeCircumstances(
  { teams, registrations, brackets }: Needs<'teams' | 'registrations' | 'brackets'>,
  { registration, tournament }: { readonly registration: Registration; readonly tournament: Tournament },
  now: Date,
): Promise<Omit<ChangeCircumstances, 'kind'>> {
  const { teamId, playerId, payment } = registration;
  const team = teamId === null ? undefined : await teams.find(teamId);
  const leads = team !== undefined && team.captainId === playerId;
  const { registrationDeadline: deadline } = tournament;
  return {
    isPaid: isMoneyHeld(payment),
    isDrawn: teamId !== null && (await brackets.gamesOf(teamId)) > 0,
    isDeadlineOver: deadline !== null && easternDay(now) > deadline,
    hasBegun: tournament.status !== 'upcoming' || isOver(tournament, now),
    leadsOthers: leads && (await registrations.ofTeam(team.id)).length > 1,
  };
}
