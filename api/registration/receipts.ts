import type {
  FreeAgentReceipt,
  JoinReceipt,
  PaymentReceipt,
  PlayerReceipt,
  RequestReceipt,
  ReturnReceipt,
  TeamOfReceipt,
  TeamReceipt,
} from '../../domain/answer/registration/receipts.ts';
import { isPaid, owedCents } from '../../domain/rule/payment/payment.ts';
import { paymentReference } from '../../domain/rule/payment/payment-reference.ts';
import { checklistOf } from '../../domain/rule/registration/checklist.ts';
import type { Registration } from '../../domain/rule/registration/registration.ts';
import type { Team } from '../../domain/rule/team/team.ts';
import { teamDetailsOf } from '../../domain/rule/team/team-details.ts';
import { type Tournament, tournamentLabel } from '../../domain/rule/tournament/tournament.ts';
import { waiverState } from '../../domain/rule/waiver/waiver.ts';
import type { FreeAgentRegistered } from '../../domain/use-case/free-agent/register-free-agent.ts';
import type { Joined } from '../../domain/use-case/invitation/team-joined-letters.ts';
import type { RequestMade } from '../../domain/use-case/join-request/request-to-join.ts';
import type { Registered } from '../../domain/use-case/registration/open-tournament.ts';
import type { Returned } from '../../domain/use-case/returning-player/re-register.ts';
import type { TeamCreated } from '../../domain/use-case/team/team-created-letter.ts';

/** Returns the amount due, and the payment reference for the transfer. */
function paymentReceipt({ id, payment, price }: Registration): PaymentReceipt {
  const { method, amountCents } = payment;
  const priced = { priceCents: price.cents, priceReason: price.reason };
  return { method, amountCents, owedCents: owedCents(payment), ...priced, reference: paymentReference(id) };
}

/** Returns the answer to a registration, without earlier contents of the player's record. */
export function playerReceipt({ player, registration, tournament }: Registered, team: Team | null): PlayerReceipt {
  return {
    id: player.id,
    name: player.name,
    skillLevel: player.skillLevel,
    teamId: team?.id ?? null,
    teamName: team?.name ?? null,
    isIndividual: team === null,
    tournamentId: tournament.id,
    tournament: tournamentLabel(tournament, registration.ageBracket),
    ageBracket: registration.ageBracket,
    paymentMethod: registration.payment.method,
    paymentConfirmed: isPaid(registration.payment),
    registrationDate: registration.registeredAt,
    waiverSigned: registration.waiver !== null,
    waiverState: waiverState(registration.waiver),
  };
}

export function freeAgentReceipt(registered: FreeAgentRegistered): FreeAgentReceipt {
  const joinRequest = requestReceipt(registered.joinRequest);
  const { registration } = registered;
  return {
    player: playerReceipt(registered, null),
    joinRequest,
    payment: paymentReceipt(registration),
    checklist: checklistOf(registration, null),
  };
}

/** Returns the answer to a returning player, with the invitation code if the player is the team's captain. */
export function returnReceipt(returned: Returned): ReturnReceipt {
  const { team, tournament, registration, joinRequest, player, delayed } = returned;
  const isCaptain = team !== null && team.captainId === player.id;
  return {
    player: playerReceipt(returned, team),
    team: team && {
      ...teamShown(team, tournament),
      ...(isCaptain && { invitationCode: team.invitationCode, waitlisted: team.waitlistedAt !== null }),
    },
    joinRequest: requestReceipt(joinRequest),
    payment: paymentReceipt(registration),
    checklist: checklistOf(registration, team),
    ...(isCaptain && { delayed }),
  };
}

function requestReceipt(request: RequestMade | null): RequestReceipt | null {
  return request && { id: request.id, status: request.state, teamName: request.teamName };
}

export function joinReceipt(joined: Joined): JoinReceipt {
  const { team, tournament, registration } = joined;
  return {
    player: playerReceipt(joined, team),
    team: teamShown(team, tournament),
    payment: paymentReceipt(registration),
    checklist: checklistOf(registration, team),
  };
}

/** Returns the answer to the captain only, with the invitation code and when the rest of the invitations leaves. */
export function teamReceipt({ team, captain, tournament, registration, delayed }: TeamCreated): TeamReceipt {
  return {
    team: {
      ...teamShown(team, tournament),
      captainName: team.captainName,
      invitationCode: team.invitationCode,
      captainId: captain.id,
      waitlisted: team.waitlistedAt !== null,
    },
    captain: { id: captain.id, name: captain.name },
    payment: paymentReceipt(registration),
    checklist: checklistOf(registration, team),
    delayed,
  };
}

function teamShown(team: Team, tournament: Tournament): TeamOfReceipt {
  return {
    id: team.id,
    name: team.name,
    ...teamDetailsOf(team),
    tournament: tournamentLabel(tournament, team.ageBracket),
    tournamentId: team.tournamentId,
    currentPlayers: team.currentPlayers,
    maxPlayers: team.maxPlayers,
  };
}
