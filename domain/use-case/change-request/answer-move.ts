import { alreadyDecided, type ChangeRequest, noSuchChangeRequest } from '../../change-request/change-request.ts';
import { hindered, obstacleSentence, refuseWithoutRoster } from '../../change-request/team-move.ts';
import { whoDecidesMove } from '../../change-request/who-decides.ts';
import type { Answers } from '../../form/form.ts';
import type { ChangeRequests } from '../../port/change-requests.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { CarryOutPorts } from './carry-out-change.ts';
import { carryOutMove, type MadeMove, tellOfMove } from './carry-out-move.ts';
import type { organizersAnswer } from './change-request-form.ts';
import {
  checkDestination,
  isFullOfTeams,
  isThereAt,
  type LockedMove,
  lockMove,
  moveCircumstances,
  paidBy,
} from './lock-move.ts';
import { moveGrantedLetter, moveRefusedLetter } from './move-letters.ts';

/** Answers a captain's request: a yes moves the whole team, or puts it on the other tournament's waiting list. */
export async function answerMove(
  ports: CarryOutPorts,
  changes: ChangeRequests,
  { id, teamId, toTournamentId }: Pick<ChangeRequest, 'id' | 'teamId' | 'toTournamentId'>,
  { answer, remark }: Answers<typeof organizersAnswer>,
): Promise<ChangeRequest> {
  if (teamId === null || toTournamentId === null) throw noSuchChangeRequest();
  const held = await lockMove(ports, teamId, toTournamentId);
  const request = await changes.lock(id);
  if (request === undefined) throw noSuchChangeRequest();
  if (request.state !== 'asked') throw alreadyDecided(request.state);
  const made = answer === 'granted' ? await moveIfPossible(ports, changes, held) : undefined;
  const answered: ChangeRequest = {
    ...request,
    state: answer,
    decidedBy: 'organizer',
    remark,
    paidCents: paidBy(held.roster),
    answeredAt: ports.clock.now(),
  };
  await changes.save(answered);
  const [from, to] = [{ tournamentId: held.tournament.id }, { tournamentId: toTournamentId }];
  await ports.audit.note({ thing: 'team', recordId: teamId, what: `move ${answer}`, from, to });
  const about = { ...held, request: answered, links: ports.links };
  await ports.outbox.post(made === undefined ? moveRefusedLetter(about) : moveGrantedLetter(about));
  if (made !== undefined) await tellOfMove(ports, made, answered);
  return answered;
}

/** Moves the team where an organizer may: after a deadline and where registration is closed too, but not once games are drawn or played. */
async function moveIfPossible(ports: CarryOutPorts, changes: ChangeRequests, held: LockedMove): Promise<MadeMove> {
  const now = ports.clock.now();
  const { team, tournament, to } = held;
  refuseWithoutRoster(team);
  const at = { ...(await moveCircumstances(held, ports, now)), isDeadlineOver: false };
  const decision = whoDecidesMove({ ...at, isFull: isFullOfTeams(to), isMailboxConfirmed: true });
  if (decision.by === 'nobody') throw new Refusal('conflict', obstacleSentence(decision.because, team, tournament));
  const reachable = { ...to, visible: true, registrationOpen: true, registrationDeadline: null };
  const moveCheck = await checkDestination(
    ports,
    { ...held, to: reachable, ...isThereAt(ports, to) },
    { now, isClosedForAll: false },
  );
  if ('hindrance' in moveCheck) throw hindered(moveCheck.hindrance, team, to);
  return carryOutMove(ports, changes, held, moveCheck.ageBracket);
}
