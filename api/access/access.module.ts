import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { OneTimeCodes } from '../../domain/port/one-time-codes.ts';
import { RecentProofs } from '../../domain/port/recent-proofs.ts';
import { Revocations } from '../../domain/port/revocations.ts';
import { SecondFactors } from '../../domain/port/second-factors.ts';
import { ShownLinks } from '../../domain/port/shown-links.ts';
import { adapterOf } from '../database/providers.ts';
import { Spectators } from '../prepared/spectator.ts';
import { AuthenticatorCodes } from './authenticator-codes.ts';
import { CallerGuard } from './caller.guard.ts';
import { DeviceController } from './device.controller.ts';
import { Grants } from './grants.ts';
import { KeyEntrance } from './key-entrance.ts';
import { LocalStrategy } from './local.strategy.ts';
import { OrganizerSerializer } from './organizer-serializer.ts';
import { Organizers } from './organizers.ts';
import { PostgresRecentProofs } from './postgres-recent-proofs.ts';
import { PostgresRevocations } from './postgres-revocations.ts';
import { PostgresSecondFactors } from './postgres-second-factors.ts';
import { PostgresShownLinks } from './postgres-shown-links.ts';
import { PostgresSpectators } from './postgres-spectators.ts';
import { ProofController } from './proof.controller.ts';
import { ProofGuard } from './proof.guard.ts';
import { SessionController } from './session.controller.ts';
import { SigningOut } from './signing-out.ts';
import { TournamentViews } from './tournament-views.ts';

const shared = [
  Grants,
  TournamentViews,
  Organizers,
  ...adapterOf(ShownLinks, PostgresShownLinks),
  ...adapterOf(Spectators, PostgresSpectators),
  ...adapterOf(Revocations, PostgresRevocations),
  ...adapterOf(RecentProofs, PostgresRecentProofs),
  ...adapterOf(SecondFactors, PostgresSecondFactors),
];

/** Access module: who calls, what the session of a caller may do, and the proofs that a call needs. */
@Global()
@Module({
  controllers: [SessionController, DeviceController, ProofController],
  providers: [
    ...shared,
    ...adapterOf(OneTimeCodes, AuthenticatorCodes),
    SigningOut,
    LocalStrategy,
    OrganizerSerializer,
    KeyEntrance,
    { provide: APP_GUARD, useClass: CallerGuard },
    { provide: APP_GUARD, useClass: ProofGuard },
  ],
  exports: shared,
})
export class AccessModule {}
