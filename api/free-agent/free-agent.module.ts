import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/audit/audit.ts';
import { ApplyPlacement } from '../../domain/free-agent/apply-placement.ts';
import { FreeAgents } from '../../domain/free-agent/free-agents.ts';
import { Placements } from '../../domain/free-agent/placements.ts';
import { PlacingOffice } from '../../domain/free-agent/placing-office.ts';
import { PreviewPlacement } from '../../domain/free-agent/preview-placement.ts';
import { UndoPlacement } from '../../domain/free-agent/undo-placement.ts';
import { Outbox } from '../../domain/mail/outbox.ts';
import { Players } from '../../domain/player/players.ts';
import { RegistrationDesk } from '../../domain/registration/registration-desk.ts';
import { Registrations } from '../../domain/registration/registrations.ts';
import { Secrets } from '../../domain/secret/secrets.ts';
import { Links } from '../../domain/site/links.ts';
import { Teams } from '../../domain/team/teams.ts';
import { Clock } from '../../domain/time/clock.ts';
import { Tournaments } from '../../domain/tournament/tournaments.ts';
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
    madeOf(PlacingOffice, [Teams, Players, Registrations, Outbox, Links, Audit]),
    inOneTransaction(PreviewPlacement, [Tournaments, FreeAgents, Placements]),
    inOneTransaction(ApplyPlacement, [RegistrationDesk, FreeAgents, Placements, PlacingOffice, Secrets]),
    inOneTransaction(UndoPlacement, [Tournaments, FreeAgents, Placements, PlacingOffice, Clock]),
  ],
  exports: shared,
})
export class FreeAgentModule {}
