import type { ChangeRequest } from '../../change-request/change-request.ts';
import {
  hindered,
  moveAlreadyRequested,
  obstacleSentence,
  refuseWithoutRoster,
} from '../../change-request/team-move.ts';
import { type MoveDecision, whoDecidesMove } from '../../change-request/who-decides.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { noSuchRegistration } from '../../registration/registration.ts';
import { noPlaceForTeam } from '../../team/team.ts';
import { hasNonPlayingLeader } from '../../team/team-lead.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
import { windowNow } from '../tournament/window-now.ts';
import type { CarryOutPorts } from './carry-out-change.ts';
import { carryOutMove, tellOfMove } from './carry-out-move.ts';
import {
  checkDestination,
  isFullOfTeams,
  isThereAt,
  type LockedMove,
  lockMove,
  moveCircumstances,
  paidBy,
} from './lock-move.ts';
import { moveRequestLetter, moveToDecideLetter } from './move-letters.ts';
import type { TeamMoveAnswers } from './team-move-form.ts';

/** Moves a whole team to another tournament for its leader: at once where it costs nobody anything, else as a request to the organizers. */
export class AskMove {
  constructor(private readonly ports: CarryOutPorts & Needs<'changeRequests' | 'mailboxes'>) {}

  async run({ teamId, answers }: { readonly teamId: number; readonly answers: TeamMoveAnswers }): Promise<void> {
    const now = this.ports.clock.now();
    const held = await lockMove(this.ports, teamId, answers.toTournamentId);
    refuseWithoutRoster(held.team);
    if ((await this.ports.changeRequests.openOfTeam(teamId)) !== undefined) throw moveAlreadyRequested();
    const decision = await this.decisionOn(held, now);
    const ageBracket = await this.bracketThere(held);
    if (isFullOfTeams(held.to) && !answers.joinsWaitingList) throw noPlaceForTeam(held.to);
    const wish = wishOf(held, answers.reason, now);
    if (decision.by === 'organizer') await this.ask(held, wish);
    else await this.moveNow(held, ageBracket, wish);
  }

  private async decisionOn(held: LockedMove, now: Date): Promise<Exclude<MoveDecision, { by: 'nobody' }>> {
    const isMailboxConfirmed = (await this.ports.mailboxes.confirmedAt(held.team.captainEmail)) !== undefined;
    const at = await moveCircumstances(held, this.ports, now);
    const decision = whoDecidesMove({ ...at, isMailboxConfirmed, isFull: isFullOfTeams(held.to) });
    if (decision.by !== 'nobody') return decision;
    throw new Refusal('conflict', obstacleSentence(decision.because, held.team, held.tournament));
  }

  private async bracketThere(held: LockedMove): Promise<AgeBracket | null> {
    const moveCheck = await checkDestination(
      this.ports,
      { ...held, ...isThereAt(this.ports, held.to) },
      await windowNow(this.ports),
    );
    if ('hindrance' in moveCheck) throw hindered(moveCheck.hindrance, held.team, held.to);
    return moveCheck.ageBracket;
  }

  private async moveNow(held: LockedMove, ageBracket: AgeBracket | null, wish: Wish): Promise<void> {
    const made = await carryOutMove(this.ports, this.ports.changeRequests, held, ageBracket);
    const done = { state: 'granted', decidedBy: 'family', answeredAt: wish.askedAt } as const;
    const request = await this.ports.changeRequests.add({ ...wish, ...done });
    await this.note(request, 'moved by the captain');
    await tellOfMove(this.ports, made, request);
  }

  private async ask(held: LockedMove, wish: Wish): Promise<void> {
    const request = await this.ports.changeRequests.add({ ...wish, state: 'asked', decidedBy: null, answeredAt: null });
    await this.note(request, 'move asked');
    const { outbox, site, links } = this.ports;
    const about = { ...held, request, links };
    await outbox.post(moveRequestLetter(about));
    await outbox.post(moveToDecideLetter(about, (await site.settings()).contactEmail));
  }

  private note({ teamId, tournamentId, toTournamentId }: ChangeRequest, what: string): Promise<void> {
    const [from, to] = [{ tournamentId }, { tournamentId: toTournamentId }];
    return this.ports.audit.note({ thing: 'team', recordId: teamId, what, from, to });
  }
}

type Wish = Omit<ChangeRequest, 'id' | 'state' | 'decidedBy' | 'answeredAt'>;

function wishOf({ team, tournament, to, roster }: LockedMove, reason: string | null, askedAt: Date): Wish {
  const captains = roster.find(({ player }) => player.id === team.captainId)?.registration;
  if (captains === undefined && !hasNonPlayingLeader(team)) throw noSuchRegistration();
  return {
    playerId: captains?.playerId ?? null,
    registrationId: captains?.id ?? null,
    tournamentId: tournament.id,
    teamId: team.id,
    toTournamentId: to.id,
    kind: 'team-transfer',
    isRefundWanted: false,
    reason,
    remark: null,
    teamName: team.name,
    paidCents: paidBy(roster),
    paymentMethod: null,
    askedAt,
  };
}
