import type { ChangeRequest } from '../../change-request/change-request.ts';
import {
  hindered,
  moveAlreadyRequested,
  obstacleSentence,
  refuseWithoutRoster,
} from '../../change-request/team-move.ts';
import { type MoveCircumstances, whoDecidesMove } from '../../change-request/who-decides.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { noSuchRegistration } from '../../registration/registration.ts';
import { noPlaceForTeam, noSuchTeam } from '../../team/team.ts';
import { hasNonPlayingLeader } from '../../team/team-lead.ts';
import type { RegistrationWindow } from '../../tournament/registration-window.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';
import { windowNow } from '../tournament/window-now.ts';
import { carryOutMove } from './carry-out-move.ts';
import type { TeamMoveAnswers } from './change-request-form.ts';
import { moveCircumstances } from './circumstances.ts';
import { checkDestination, isFullOfTeams, isThereAt, type LockedMove, paidBy } from './lock-move.ts';
import { type AboutMove, moveLetters } from './move-letters.ts';
import {
  type Decider,
  inWords,
  type LockedSubject,
  type RequestPorts,
  type RequestSubject,
} from './request-subject.ts';

type CaptainsWish = Pick<TeamMoveAnswers, 'reason' | 'joinsWaitingList'>;

/** Returns a team as the subject of its captain's wish to move to another tournament. */
export function teamToMove(ports: RequestPorts, held: LockedMove, asked: CaptainsWish): LockedSubject {
  const { links, seal, changeRequests } = ports;
  const { team, roster } = held;
  return {
    ...teamSubject({ ...held, invited: [], links, seal }),
    paid: { paidCents: paidBy(roster), paymentMethod: null },
    async refuseSecond() {
      if ((await changeRequests.openOfTeam(team.id)) !== undefined) throw moveAlreadyRequested();
    },
    whoDecides: () => decider(ports, held, asked),
    wish: () => wishOf(held, asked.reason),
    async carryOut(by) {
      if (by === 'organizer') await refuseImpossible(ports, held);
      return teamSubject({ ...(await carryOutMove(ports, held)), links, seal });
    },
  };
}

/** Returns the team that a request is about, without a lock. */
export async function teamOfRequest(
  { teams, tournaments, links, seal }: Needs<'teams' | 'tournaments' | 'links' | 'seal'>,
  { teamId, tournamentId, toTournamentId }: ChangeRequest,
): Promise<RequestSubject> {
  const team = teamId === null ? undefined : await teams.find(teamId);
  const tournament = await tournaments.find(tournamentId);
  const to = toTournamentId === null ? undefined : await tournaments.find(toTournamentId);
  if (team === undefined) throw noSuchTeam();
  if (tournament === undefined || to === undefined) throw noSuchTournament();
  return teamSubject({ team, tournament, to, roster: [], invited: [], links, seal });
}

function teamSubject(about: Omit<AboutMove, 'request'>): RequestSubject {
  const { team, tournament, to } = about;
  return {
    note({ state, decidedBy }) {
      const isByCaptain = state === 'granted' && decidedBy === 'family';
      const what = isByCaptain ? 'moved by the captain' : `move ${inWords(state)}`;
      const from = state === 'taken-back' ? undefined : { tournamentId: tournament.id };
      return { thing: 'team', recordId: team.id, what, from, to: { tournamentId: to.id } };
    },
    letters: (request, settings) => moveLetters({ ...about, request }, settings),
  };
}

async function decider(ports: RequestPorts, held: LockedMove, { joinsWaitingList }: CaptainsWish): Promise<Decider> {
  const { team, to } = held;
  const isMailboxConfirmed = (await ports.mailboxes.confirmedAt(team.captainEmail)) !== undefined;
  const by = await allowed(ports, held, { isMailboxConfirmed });
  await refuseHindered(ports, held, await windowNow(ports));
  if (isFullOfTeams(to) && !joinsWaitingList) throw noPlaceForTeam(to);
  return by === 'captain' ? 'family' : by;
}

/** Refuses a move that an organizer cannot grant either; a deadline and closed registration do not hinder organizers. */
async function refuseImpossible(ports: RequestPorts, held: LockedMove): Promise<void> {
  refuseWithoutRoster(held.team);
  await allowed(ports, held, { isDeadlineOver: false, isMailboxConfirmed: true });
  const to = { ...held.to, visible: true, registrationOpen: true, registrationDeadline: null };
  await refuseHindered(ports, { ...held, to }, { now: ports.clock.now(), isClosedForAll: false });
}

/** Returns who decides about a move; refuses one that an obstacle keeps back. */
async function allowed(
  ports: RequestPorts,
  held: LockedMove,
  at: Pick<MoveCircumstances, 'isMailboxConfirmed'> & Partial<MoveCircumstances>,
): Promise<'captain' | 'organizer'> {
  const { team, tournament, to } = held;
  const circumstances = await moveCircumstances(held, ports, ports.clock.now());
  const decision = whoDecidesMove({ ...circumstances, isFull: isFullOfTeams(to), ...at });
  if (decision.by === 'nobody') throw new Refusal('conflict', obstacleSentence(decision.because, team, tournament));
  return decision.by;
}

async function refuseHindered(ports: RequestPorts, held: LockedMove, window: RegistrationWindow): Promise<void> {
  const { team, to } = held;
  const check = await checkDestination(ports, { ...held, ...isThereAt(ports, to) }, window);
  if ('hindrance' in check) throw hindered(check.hindrance, team, to);
}

function wishOf({ team, tournament, to, roster }: LockedMove, reason: string | null) {
  const captains = roster.find(({ player }) => player.id === team.captainId)?.registration;
  if (captains === undefined && !hasNonPlayingLeader(team)) throw noSuchRegistration();
  return {
    playerId: captains?.playerId ?? null,
    registrationId: captains?.id ?? null,
    tournamentId: tournament.id,
    teamId: team.id,
    toTournamentId: to.id,
    kind: 'team-transfer' as const,
    isRefundWanted: false,
    reason,
    teamName: team.name,
  };
}
