import { Module } from '@nestjs/common';
import { FreeAgents } from '../../domain/port/free-agents.ts';
import { Placements } from '../../domain/port/placements.ts';
import { ApplyPlacement } from '../../domain/use-case/free-agent/apply-placement.ts';
import { PreviewPlacement } from '../../domain/use-case/free-agent/preview-placement.ts';
import { UndoPlacement } from '../../domain/use-case/free-agent/undo-placement.ts';
import { adapterOf, useCases } from '../database/providers.ts';
import { PlacementController } from './placement.controller.ts';
import { PostgresFreeAgents } from './postgres-free-agents.ts';
import { PostgresPlacements } from './postgres-placements.ts';

/** Free agents and their placement on teams. */
@Module({
  controllers: [PlacementController],
  providers: [
    ...adapterOf(FreeAgents, PostgresFreeAgents),
    ...adapterOf(Placements, PostgresPlacements),
    ...useCases(PreviewPlacement, ApplyPlacement, UndoPlacement),
  ],
})
export class FreeAgentModule {}
