import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PlacementApplied, Proposal } from '../../domain/answer/free-agent/placement-view.ts';
import { applyPlacement, previewPlacement, undoPlacement } from '../../domain/use-case/free-agent/placement.ts';
import { Commands } from '../database/commands.ts';
import { AllowedTo } from '../http/allowed-to.ts';
import { PositiveId } from '../http/positive-id.pipe.ts';
import { PlacementPlanDto } from './free-agent.dto.ts';
import { appliedView, placementView } from './placement-view.ts';

@ApiTags('free-agent')
@Controller('api/admin/tournaments/:id/placement')
export class PlacementController {
  constructor(private readonly commands: Commands) {}

  /** Proposes a placement of a tournament's free agents, with reasons; nothing is changed. */
  @Get()
  @AllowedTo(['organizer'])
  async propose(@Param('id', PositiveId) id: number): Promise<Proposal> {
    return placementView(await this.commands.run(previewPlacement, id));
  }

  /** Places the named players on the named teams: the proposal as the organizer has edited it. */
  @Post()
  @AllowedTo(['organizer'])
  async apply(@Param('id', PositiveId) id: number, @Body() plan: PlacementPlanDto): Promise<PlacementApplied> {
    return appliedView(await this.commands.run(applyPlacement, { tournamentId: id, plan }));
  }

  /** Undoes the last placement, unless something has changed since. */
  @Post('undo')
  @HttpCode(200)
  @AllowedTo(['organizer'])
  async undo(@Param('id', PositiveId) id: number): Promise<PlacementApplied> {
    return appliedView(await this.commands.run(undoPlacement, id));
  }
}
