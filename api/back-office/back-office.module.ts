import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/audit/audit.ts';
import { Outbox } from '../../domain/mail/outbox.ts';
import { Players } from '../../domain/player/players.ts';
import { Registrations } from '../../domain/registration/registrations.ts';
import { Seal } from '../../domain/session/seal.ts';
import { BackOffice } from '../../domain/site/back-office.ts';
import { Links } from '../../domain/site/links.ts';
import { Removals } from '../../domain/site/removals.ts';
import { Site } from '../../domain/site/site-settings.ts';
import { OfficeDesk } from '../../domain/team/office-desk.ts';
import { Teams } from '../../domain/team/teams.ts';
import { Clock } from '../../domain/time/clock.ts';
import { Tournaments } from '../../domain/tournament/tournaments.ts';
import { adapterOf, madeOf } from '../database/providers.ts';
import { PostgresBackOffice } from './postgres-back-office.ts';
import { PostgresRemovals } from './postgres-removals.ts';
import { PostgresStats } from './postgres-stats.ts';
import { StatsController } from './stats.controller.ts';

/** What other modules find here. */
const shared = [
  ...adapterOf(BackOffice, PostgresBackOffice),
  ...adapterOf(Removals, PostgresRemovals),
  madeOf(OfficeDesk, [Tournaments, Teams, Players, Registrations, BackOffice, Site, Outbox, Links, Seal, Audit, Clock]),
];

/** What the back office reads and removes across concepts. */
@Global()
@Module({
  controllers: [StatsController],
  providers: [...shared, PostgresStats],
  exports: shared,
})
export class BackOfficeModule {}
