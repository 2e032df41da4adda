import { Body, Controller, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { CheckInState } from '../../domain/answer/check-in/check-in-list.ts';
import { registerWalkUp } from '../../domain/use-case/check-in/register-walk-up.ts';
import { Grants } from '../access/grants.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { CountsAs } from '../http/counts-as.ts';
import { By } from '../http/expected-version.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { WalkUpDto } from './check-in.dto.ts';
import { PostgresCheckInLists } from './postgres-check-in-lists.ts';

@ApiTags('teams')
@Controller('api/admin/teams/:id/walk-ups')
export class WalkUpController {
  constructor(
    private readonly commands: Commands,
    private readonly grants: Grants,
    private readonly lists: PostgresCheckInLists,
  ) {}

  /** Registers a player who walks up on a team that has room: paid, signed on paper and checked in as the form says. An age that does not fit needs a reason by an organizer. */
  @Post()
  @AllowedTo(['organizer'])
  @CountsAs('check in')
  async register(
    @Param('id', PositiveId) teamId: number,
    @Body() answers: WalkUpDto,
    @By() by: string,
    @Req() request: Request,
  ): Promise<CheckInState> {
    const mayOverrule = await this.grants.mayDo(request, 'change');
    const { id } = await this.commands.run(registerWalkUp, { teamId, answers, by, mayOverrule });
    return this.lists.stateOf(id);
  }
}
