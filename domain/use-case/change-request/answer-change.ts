import {
  alreadyDecided,
  type ChangeRequest,
  isFamilys,
  noSuchChangeRequest,
} from '../../change-request/change-request.ts';
import type { Answers } from '../../form/form.ts';
import { lockRegistration } from './carry-out-change.ts';
import type { organizersAnswer } from './change-request-form.ts';
import { lockMove } from './lock-move.ts';
import { registrationToChange } from './registration-to-change.ts';
import { type LockedSubject, type RequestPorts, tell } from './request-subject.ts';
import { teamToMove } from './team-to-move.ts';

/** Answers the request of a family or a captain. A yes carries it out, and everybody concerned gets a letter. */
export class AnswerChange {
  constructor(private readonly ports: RequestPorts) {}

  async run({ id, answer, remark }: { readonly id: number } & Answers<typeof organizersAnswer>): Promise<void> {
    const { changeRequests, clock } = this.ports;
    const found = await changeRequests.find(id);
    if (found === undefined) throw noSuchChangeRequest();
    if (found.state === answer) return;
    if (found.state !== 'asked') throw alreadyDecided(found.state);
    const subject = await this.subjectOf(found);
    const request = await changeRequests.lock(id);
    if (request === undefined) throw noSuchChangeRequest();
    if (request.state !== 'asked') throw alreadyDecided(request.state);
    const decidedBy = 'organizer';
    const after = answer === 'granted' ? await subject.carryOut(decidedBy) : subject;
    const answered = {
      ...request,
      ...subject.paid,
      state: answer,
      decidedBy,
      remark,
      answeredAt: clock.now(),
    } as const;
    await changeRequests.save(answered);
    await tell(this.ports, after, answered);
  }

  private async subjectOf(request: ChangeRequest): Promise<LockedSubject> {
    if (isFamilys(request))
      return registrationToChange(this.ports, await lockRegistration(this.ports, request), request);
    const { teamId, toTournamentId } = request;
    if (teamId === null || toTournamentId === null) throw noSuchChangeRequest();
    const held = await lockMove(this.ports, teamId, toTournamentId);
    return teamToMove(this.ports, held, { ...request, joinsWaitingList: true });
  }
}
