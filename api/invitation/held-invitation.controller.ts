import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { WaitingForOrganizer } from '../../domain/answer/team/team-in-doubt.ts';
import { DecideWaitingInvitations } from '../../domain/use-case/invitation/decide-waiting-invitations.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { PostgresWaitingList } from '../team/postgres-waiting-list.ts';

@ApiTags('invitation')
@Controller('api/admin/held-invitations')
export class HeldInvitationController {
  constructor(
    private readonly waitingList: PostgresWaitingList,
    private readonly decideHeld: DecideWaitingInvitations,
  ) {}

  /** Lists the teams whose invitations wait for an organizer, because too many were sent that day. */
  @Get()
  @AllowedTo(['organizer'])
  waiting(): Promise<readonly WaitingForOrganizer[]> {
    return this.waitingList.waitForOrganizer();
  }

  /** Sends the waiting invitations of a team. */
  @Post(':teamId')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async send(@Param('teamId', PositiveId) id: number): Promise<readonly WaitingForOrganizer[]> {
    await this.decideHeld.run({ id, isWanted: true });
    return this.waitingList.waitForOrganizer();
  }

  /** Discards the waiting invitations of a team. */
  @Delete(':teamId')
  @AllowedTo(['organizer'])
  async drop(@Param('teamId', PositiveId) id: number): Promise<readonly WaitingForOrganizer[]> {
    await this.decideHeld.run({ id, isWanted: false });
    return this.waitingList.waitForOrganizer();
  }
}
