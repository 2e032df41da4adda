import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { FreeAgents } from '../../domain/port/free-agents.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Placements } from '../../domain/port/placements.ts';
import { Players } from '../../domain/port/players.ts';
import { Registrations } from '../../domain/port/registrations.ts';
import { Secrets } from '../../domain/port/secrets.ts';
import { Teams } from '../../domain/port/teams.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Links } from '../../domain/site/links.ts';
import { EntryPorts } from '../../domain/use-case/entry/open-tournament.ts';
import { ApplyPlacement } from '../../domain/use-case/free-agent/apply-placement.ts';
import { PlacingPorts } from '../../domain/use-case/free-agent/placing-ports.ts';
import { PreviewPlacement } from '../../domain/use-case/free-agent/preview-placement.ts';
import { UndoPlacement } from '../../domain/use-case/free-agent/undo-placement.ts';
import { adapterOf, inOneTransaction, madeOf } from '../database/providers.ts';
import { PlacementController } from './placement.controller.ts';
import { PostgresFreeAgents } from './postgres-free-agents.ts';
import { PostgresPlacements } from './postgres-placements.ts';

/** What other modules find here. */
const shared = [...adapterOf(FreeAgents, PostgresFreeAgents), ...adapterOf(Placements, PostgresPlacements)];

/** Free agents and their placement on teams. */
@Global()
@Module({
  controllers: [PlacementController],
  providers: [
    ...shared,
    madeOf(PlacingPorts, [Teams, Players, Registrations, Outbox, Links, Audit]),
    inOneTransaction(PreviewPlacement, [Tournaments, FreeAgents, Placements]),
    inOneTransaction(ApplyPlacement, [EntryPorts, FreeAgents, Placements, PlacingPorts, Secrets]),
    inOneTransaction(UndoPlacement, [Tournaments, FreeAgents, Placements, PlacingPorts, Clock]),
  ],
  exports: shared,
})
export class FreeAgentModule {}
