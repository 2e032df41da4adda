import { alreadyRequested, type FamilysRequest } from '../../change-request/change-request.ts';
import { takesTransfers } from '../../change-request/transfer.ts';
import { type Obstacle, whoDecides } from '../../change-request/who-decides.ts';
import { AnswersRefused, refuseContradictions } from '../../form/accept-answers.ts';
import { said } from '../../language/sentence.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { noSuchRegistration } from '../../registration/registration.ts';
import { siteTextsIn } from '../../site/spanish-texts.ts';
import { easternYear } from '../../time/eastern.ts';
import { hasBegun } from '../../tournament/tournament.ts';
import { windowNow } from '../tournament/window-now.ts';
import { type CarryOutPorts, carryOut, type LockedRegistration, lockRegistration } from './carry-out-change.ts';
import { changeCircumstances } from './change-circumstances.ts';
import { changeMadeLetter, changeRequestLetter, changeToDecideLetter } from './change-letters.ts';
import { type ChangeAnswers, newChangeRequest } from './change-request-form.ts';
import type { ChangeRequestLink } from './change-request-link.ts';
import { type ChangeLinkPorts, playerOfLink } from './player-of-link.ts';

/** Withdraws a player or moves them to another tournament for a family: at once where nobody else is concerned, else as a request to the organizers. */
export class AskChange {
  constructor(private readonly ports: ChangeLinkPorts & CarryOutPorts & Needs<'changeRequests'>) {}

  async run({
    link,
    answers,
  }: {
    readonly link: ChangeRequestLink;
    readonly answers: ChangeAnswers;
  }): Promise<FamilysRequest> {
    const { player, now } = await playerOfLink(this.ports, link);
    refuseContradictions(newChangeRequest, answers, { year: easternYear(now) });
    const toTournamentId = answers.kind === 'transfer' ? answers.toTournamentId : null;
    const held = await lockRegistration(this.ports, { ...answers, toTournamentId });
    if (held.player.id !== player.id) throw noSuchRegistration();
    if ((await this.ports.changeRequests.openOf(held.registration.id)) !== undefined) throw alreadyRequested();
    const { kind } = answers;
    if (kind === 'transfer') await this.refuseWithoutRoom(held);
    const decision = whoDecides({ ...(await changeCircumstances(this.ports, held, now)), kind });
    if (decision.by === 'nobody') throw inTheWay(decision.because, held);
    const isAtOnce = decision.by === 'family';
    if (isAtOnce) await carryOut(this.ports, held, answers);
    const request = await this.ports.changeRequests.add({
      ...wishOf(held, answers),
      state: isAtOnce ? 'granted' : 'asked',
      decidedBy: isAtOnce ? 'family' : null,
      askedAt: now,
      answeredAt: isAtOnce ? now : null,
    });
    await this.tell(held, request);
    return request;
  }

  private async refuseWithoutRoom({ tournament, to }: LockedRegistration): Promise<void> {
    if (to === undefined || to.id === tournament.id || !takesTransfers(to, await windowNow(this.ports))) {
      throw new AnswersRefused({
        toTournamentId: 'There is no place in this tournament any more. Please choose another.',
      });
    }
  }

  private async tell({ player, tournament, to }: LockedRegistration, request: FamilysRequest): Promise<void> {
    const { outbox, site, links, audit } = this.ports;
    const settings = await site.settings();
    const { refundPolicy } = siteTextsIn(player.language, settings);
    const about = { request, player, tournament, to, links };
    const done = to === undefined ? 'withdrawn by the family' : 'moved by the family';
    const { registrationId, tournamentId, toTournamentId, isRefundWanted, state } = request;
    const what = state === 'granted' ? done : `${request.kind} asked`;
    const noted = { registrationId, tournamentId, toTournamentId, isRefundWanted };
    await audit.note({ thing: 'player', recordId: player.id, what, to: noted });
    if (state === 'granted') {
      await outbox.post(changeMadeLetter(about));
      return;
    }
    await outbox.post(changeRequestLetter(about, refundPolicy));
    await outbox.post(changeToDecideLetter(about, settings.contactEmail));
  }
}

function wishOf({ registration, team, to }: LockedRegistration, { kind, isRefundWanted, reason }: ChangeAnswers) {
  const { id: registrationId, playerId, tournamentId, payment } = registration;
  const paidCents = payment.receivedCents;
  return {
    playerId,
    registrationId,
    tournamentId,
    teamId: null,
    toTournamentId: to?.id ?? null,
    kind,
    isRefundWanted: isRefundWanted && paidCents > 0 && kind === 'withdrawal',
    reason,
    remark: null,
    teamName: team?.name ?? null,
    paidCents,
    paymentMethod: payment.method,
  };
}

function inTheWay(obstacle: Obstacle, { tournament, player, team }: LockedRegistration): Refusal {
  if (obstacle === 'begun') return hasBegun(tournament);
  return new Refusal(
    'conflict',
    said(
      "{player} is the captain of {team}. Please hand the team over to a teammate first, or withdraw the team, on the captain's page.",
      { player: player.name, team: team?.name ?? '' },
    ),
  );
}
