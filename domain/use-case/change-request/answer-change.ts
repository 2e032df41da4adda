import {
  alreadyDecided,
  type ChangeRequest,
  type FamilysRequest,
  isFamilys,
  noSuchChangeRequest,
} from '../../change-request/change-request.ts';
import type { Answers } from '../../form/form.ts';
import type { Needs } from '../../port/ports.ts';
import { answerMove } from './answer-move.ts';
import { type CarryOutPorts, carryOut, lockRegistration } from './carry-out-change.ts';
import { changeMadeLetter, changeRefusedLetter } from './change-letters.ts';
import type { organizersAnswer } from './change-request-form.ts';

/** Answers the request of a family or a captain. A yes carries it out, and everybody concerned gets a letter. */
export class AnswerChange {
  constructor(private readonly ports: CarryOutPorts & Needs<'changeRequests'>) {}

  async run({
    id,
    answer,
    remark,
  }: { readonly id: number } & Answers<typeof organizersAnswer>): Promise<ChangeRequest> {
    const found = await this.ports.changeRequests.find(id);
    if (found === undefined) throw noSuchChangeRequest();
    if (found.state === answer) return found;
    if (found.state !== 'asked') throw alreadyDecided(found.state);
    if (!isFamilys(found)) return answerMove(this.ports, this.ports.changeRequests, found, { answer, remark });
    const held = await lockRegistration(this.ports, found);
    const request = await this.ports.changeRequests.lock(id);
    if (request === undefined || !isFamilys(request)) throw noSuchChangeRequest();
    if (request.state !== 'asked') throw alreadyDecided(request.state);
    if (answer === 'granted') await carryOut(this.ports, held, request);
    const { payment } = held.registration;
    const answered: FamilysRequest = {
      ...request,
      state: answer,
      decidedBy: 'organizer',
      remark,
      paidCents: payment.receivedCents,
      paymentMethod: payment.method,
      answeredAt: this.ports.clock.now(),
    };
    await this.ports.changeRequests.save(answered);
    const { links, outbox, audit } = this.ports;
    const what = `${request.kind} ${answer}`;
    const { playerId: recordId, registrationId, tournamentId, toTournamentId } = request;
    await audit.note({ thing: 'player', recordId, what, to: { registrationId, tournamentId, toTournamentId } });
    const about = { ...held, request: answered, links };
    await outbox.post(answer === 'granted' ? changeMadeLetter(about) : changeRefusedLetter(about));
    return answered;
  }
}
