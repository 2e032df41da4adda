import { Module } from '@nestjs/common';
import { ChangeRequests } from '../../domain/port/change-requests.ts';
import { AnswerChange } from '../../domain/use-case/change-request/answer-change.ts';
import { AskChange } from '../../domain/use-case/change-request/ask-change.ts';
import { MailChangeLink } from '../../domain/use-case/change-request/mail-change-link.ts';
import { SeeChanges } from '../../domain/use-case/change-request/see-changes.ts';
import { SeeMove } from '../../domain/use-case/change-request/see-move.ts';
import { TakeBackChange } from '../../domain/use-case/change-request/take-back-change.ts';
import { adapterOf, useCases } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { PlayerModule } from '../player/player.module.ts';
import { AdminChangeRequestController } from './admin-change-request.controller.ts';
import { ChangeRequestController } from './change-request.controller.ts';
import { ChangeRequestLinks } from './change-request-links.ts';
import { changeRequestList } from './postgres-change-request-list.ts';
import { PostgresChangeRequests } from './postgres-change-requests.ts';
import { TeamMoveController } from './team-move.controller.ts';

/** Change request module: withdrawals, moves, and requests that organizers answer. */
@Module({
  imports: [PlayerModule],
  controllers: [
    ChangeRequestController,
    TeamMoveController,
    AdminChangeRequestController,
    listController(changeRequestList),
  ],
  providers: [
    ...adapterOf(ChangeRequests, PostgresChangeRequests),
    ChangeRequestLinks,
    ...useCases(MailChangeLink, SeeChanges, AskChange, TakeBackChange, SeeMove, AnswerChange),
  ],
})
export class ChangeRequestModule {}
