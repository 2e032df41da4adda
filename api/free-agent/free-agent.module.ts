import { Module } from '@nestjs/common';
import { FreeAgents } from '../../domain/port/free-agents.ts';
import { Placements } from '../../domain/port/placements.ts';
import { adapterOf } from '../database/providers.ts';
import { PlacementController } from './placement.controller.ts';
import { PostgresFreeAgents } from './postgres-free-agents.ts';
import { PostgresPlacements } from './postgres-placements.ts';

/** Free agents and their placement on teams. */
@Module({
  controllers: [PlacementController],
  providers: [...adapterOf(FreeAgents, PostgresFreeAgents), ...adapterOf(Placements, PostgresPlacements)],
})
export class FreeAgentModule {}
