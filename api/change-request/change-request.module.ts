import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { ChangeRequests } from '../../domain/port/change-requests.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Invitations } from '../../domain/port/invitations.ts';
import { JoinRequests } from '../../domain/port/join-requests.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Removals } from '../../domain/port/removals.ts';
import { Seal } from '../../domain/port/seal.ts';
import { Site } from '../../domain/port/site.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Links } from '../../domain/site/links.ts';
import { AnswerChange } from '../../domain/use-case/change-request/answer-change.ts';
import { AskChange } from '../../domain/use-case/change-request/ask-change.ts';
import { AskMove } from '../../domain/use-case/change-request/ask-move.ts';
import { CarryOutPorts } from '../../domain/use-case/change-request/carry-out-change.ts';
import { MailChangeLink } from '../../domain/use-case/change-request/mail-change-link.ts';
import { ChangeLinkPorts } from '../../domain/use-case/change-request/player-behind-link.ts';
import { SeeChanges } from '../../domain/use-case/change-request/see-changes.ts';
import { SeeMove } from '../../domain/use-case/change-request/see-move.ts';
import { TakeBackChange } from '../../domain/use-case/change-request/take-back-change.ts';
import { TakeBackMove } from '../../domain/use-case/change-request/take-back-move.ts';
import { InvitingPorts } from '../../domain/use-case/invitation/invite-by-mail.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { AdminChangeRequestController } from './admin-change-request.controller.ts';
import { ChangeRequestController } from './change-request.controller.ts';
import { ChangeRequestsBehindLinks } from './change-requests-behind-links.ts';
import { changeRequestList } from './postgres-change-request-list.ts';
import { PostgresChangeRequests } from './postgres-change-requests.ts';
import { TeamMoveController } from './team-move.controller.ts';

/** What other modules find here. */
const shared = [
  madeOf(CarryOutPorts, [
    Tournaments,
    Teams,
    Players,
    Registrations,
    Brackets,
    JoinRequests,
    Removals,
    Invitations,
    Seal,
    Site,
    Outbox,
    Links,
    Clock,
    Audit,
  ]),
];

/** What families withdraw and move, and what they ask the organizers for. */
@Global()
@Module({
  controllers: [
    ChangeRequestController,
    TeamMoveController,
    AdminChangeRequestController,
    listController(changeRequestList),
  ],
  providers: [
    ...adapterOf(ChangeRequests, PostgresChangeRequests),
    ChangeRequestsBehindLinks,
    madeOf(ChangeLinkPorts, [Players, Mailboxes, Seal, Clock]),
    ...shared,
    inOneTransaction(MailChangeLink, [Players, InvitingPorts, Clock, Audit]),
    inOneTransaction(SeeChanges, [
      ChangeLinkPorts,
      Tournaments,
      Teams,
      Registrations,
      Brackets,
      ChangeRequests,
      Site,
      Audit,
    ]),
    inOneTransaction(AskChange, [ChangeLinkPorts, CarryOutPorts, ChangeRequests]),
    inOneTransaction(TakeBackChange, [ChangeLinkPorts, ChangeRequests, Tournaments, Site, Outbox, Links, Audit]),
    inOneTransaction(SeeMove, [CarryOutPorts, ChangeRequests, Mailboxes, Invitations]),
    inOneTransaction(AskMove, [CarryOutPorts, ChangeRequests, Mailboxes]),
    inOneTransaction(TakeBackMove, [CarryOutPorts, ChangeRequests]),
    inOneTransaction(AnswerChange, [CarryOutPorts, ChangeRequests]),
  ],
  exports: shared,
})
export class ChangeRequestModule {}
