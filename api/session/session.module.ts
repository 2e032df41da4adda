import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Revocations } from '../../domain/port/revocations.ts';
import { adapterOf } from '../database/providers.ts';
import { AdminScoreKeeperController } from './admin-score-keeper.controller.ts';
import { Attempts } from './attempts.ts';
import { CallerGuard } from './caller.guard.ts';
import { Failures } from './failures.ts';
import { Grants } from './grants.ts';
import { GuessingController } from './guessing.controller.ts';
import { KnownDevices } from './known-devices.ts';
import { LocalStrategy } from './local.strategy.ts';
import { OrganizerSerializer } from './organizer-serializer.ts';
import { Organizers } from './organizers.ts';
import { PasswordController } from './password.controller.ts';
import { Breaker } from './postgres-breaker.ts';
import { PostgresRevocations } from './postgres-revocations.ts';
import { PostgresScoreKeepers } from './postgres-score-keepers.ts';
import { ScoreAuthors } from './score-authors.ts';
import { ScoreKeeperController } from './score-keeper.controller.ts';
import { SessionController } from './session.controller.ts';
import { SessionPool } from './session-pool.ts';

/** What other modules find here. */
const shared = [Grants, Attempts, Breaker, ScoreAuthors, ...adapterOf(Revocations, PostgresRevocations)];

/** Who is asking, and what their session may do. */
@Global()
@Module({
  controllers: [
    SessionController,
    ScoreKeeperController,
    AdminScoreKeeperController,
    PasswordController,
    GuessingController,
  ],
  providers: [
    ...shared,
    SessionPool,
    Failures,
    KnownDevices,
    Organizers,
    LocalStrategy,
    OrganizerSerializer,
    PostgresScoreKeepers,
    { provide: APP_GUARD, useClass: CallerGuard },
  ],
  exports: shared,
})
export class SessionModule {}
