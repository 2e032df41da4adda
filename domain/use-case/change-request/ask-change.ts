import { refuseWithoutRoster } from '../../change-request/team-move.ts';
import { refuseContradictions } from '../../form/accept-answers.ts';
import { noSuchRegistration } from '../../registration/registration.ts';
import { easternYear } from '../../time/eastern.ts';
import { lockRegistration } from './carry-out-change.ts';
import { type ChangeAnswers, newChangeRequest, type TeamMoveAnswers } from './change-request-form.ts';
import type { ChangeRequestLink } from './change-request-link.ts';
import { lockMove } from './lock-move.ts';
import { playerOfLink } from './player-of-link.ts';
import { registrationToChange } from './registration-to-change.ts';
import { type LockedSubject, type RequestPorts, tell } from './request-subject.ts';
import { teamToMove } from './team-to-move.ts';

/** Family's wish for a registration, by its mailed link. */
interface FamilyAsks {
  readonly link: ChangeRequestLink;
  readonly answers: ChangeAnswers;
}

/** Captain's wish for the whole team. */
interface CaptainAsks {
  readonly teamId: number;
  readonly answers: TeamMoveAnswers;
}

/** Withdraws or moves a player or a whole team: at once where nobody else is concerned, else as a request to the organizers. */
export class AskChange {
  constructor(private readonly ports: RequestPorts) {}

  async run(asked: FamilyAsks | CaptainAsks): Promise<void> {
    const { clock, changeRequests } = this.ports;
    const subject = await ('link' in asked ? this.registrationOf(asked) : this.teamOf(asked));
    await subject.refuseSecond();
    const decider = await subject.whoDecides();
    const after = decider === 'family' ? await subject.carryOut(decider) : subject;
    const askedAt = clock.now();
    const request = await changeRequests.add({
      ...{ ...subject.wish(), ...subject.paid, remark: null, askedAt },
      ...(decider === 'family'
        ? { state: 'granted', decidedBy: decider, answeredAt: askedAt }
        : { state: 'asked', decidedBy: null, answeredAt: null }),
    });
    await tell(this.ports, after, request);
  }

  private async registrationOf({ link, answers }: FamilyAsks): Promise<LockedSubject> {
    const { player, now } = await playerOfLink(this.ports, link);
    refuseContradictions(newChangeRequest, answers, { year: easternYear(now) });
    const toTournamentId = answers.kind === 'transfer' ? answers.toTournamentId : null;
    const held = await lockRegistration(this.ports, { ...answers, toTournamentId });
    if (held.player.id !== player.id) throw noSuchRegistration();
    return registrationToChange(this.ports, held, answers);
  }

  private async teamOf({ teamId, answers }: CaptainAsks): Promise<LockedSubject> {
    const held = await lockMove(this.ports, teamId, answers.toTournamentId);
    refuseWithoutRoster(held.team);
    return teamToMove(this.ports, held, answers);
  }
}
