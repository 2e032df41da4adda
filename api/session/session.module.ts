import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Accounts } from '../../domain/port/accounts.ts';
import { ApiKeys } from '../../domain/port/api-keys.ts';
import { KeeperLinks } from '../../domain/port/keeper-links.ts';
import { OneTimeCodes } from '../../domain/port/one-time-codes.ts';
import { RecentProofs } from '../../domain/port/recent-proofs.ts';
import { Revocations } from '../../domain/port/revocations.ts';
import { SecondFactors } from '../../domain/port/second-factors.ts';
import { ShownLinks } from '../../domain/port/shown-links.ts';
import { adapterOf } from '../database/providers.ts';
import { Spectators } from '../prepared/spectator.ts';
import { AccountController } from './account.controller.ts';
import { AccountInvitationController } from './account-invitation.controller.ts';
import { AdminKeeperLinkController } from './admin-keeper-link.controller.ts';
import { AdminScoreKeeperController } from './admin-score-keeper.controller.ts';
import { ApiKeyController } from './api-key.controller.ts';
import { Attempts } from './attempts.ts';
import { AuthenticatorCodes } from './authenticator-codes.ts';
import { CallerGuard } from './caller.guard.ts';
import { DeviceController } from './device.controller.ts';
import { Failures } from './failures.ts';
import { Grants } from './grants.ts';
import { GuessingController } from './guessing.controller.ts';
import { KeeperLinkController } from './keeper-link.controller.ts';
import { KeyEntrance } from './key-entrance.ts';
import { KnownDevices } from './known-devices.ts';
import { LocalStrategy } from './local.strategy.ts';
import { OrganizerController } from './organizer.controller.ts';
import { OrganizerSerializer } from './organizer-serializer.ts';
import { Organizers } from './organizers.ts';
import { OwnAccountController } from './own-account.controller.ts';
import { PasswordController } from './password.controller.ts';
import { PostgresAccounts } from './postgres-accounts.ts';
import { PostgresApiKeys } from './postgres-api-keys.ts';
import { Breaker, BreakerRounds } from './postgres-breaker.ts';
import { PostgresKeeperLinks } from './postgres-keeper-links.ts';
import { PostgresRecentProofs } from './postgres-recent-proofs.ts';
import { PostgresRevocations } from './postgres-revocations.ts';
import { PostgresScoreKeepers } from './postgres-score-keepers.ts';
import { PostgresSecondFactors } from './postgres-second-factors.ts';
import { PostgresShownLinks } from './postgres-shown-links.ts';
import { PostgresSpectators } from './postgres-spectators.ts';
import { ProofController } from './proof.controller.ts';
import { ProofGuard } from './proof.guard.ts';
import { ScoreAuthors } from './score-authors.ts';
import { ScoreKeeperController } from './score-keeper.controller.ts';
import { SessionController } from './session.controller.ts';
import { SessionPool } from './session-pool.ts';
import { SignInRuleController } from './sign-in-rule.controller.ts';
import { SigningOut } from './signing-out.ts';
import { TournamentViews } from './tournament-views.ts';

const shared = [
  Grants,
  TournamentViews,
  ...adapterOf(ShownLinks, PostgresShownLinks),
  Attempts,
  Breaker,
  ScoreAuthors,
  ...adapterOf(Spectators, PostgresSpectators),
  ...adapterOf(Accounts, PostgresAccounts),
  ...adapterOf(Revocations, PostgresRevocations),
  ...adapterOf(RecentProofs, PostgresRecentProofs),
];

/** Session module: callers and the rights of their sessions. */
@Global()
@Module({
  controllers: [
    SessionController,
    DeviceController,
    ScoreKeeperController,
    KeeperLinkController,
    AdminScoreKeeperController,
    AdminKeeperLinkController,
    PasswordController,
    GuessingController,
    OrganizerController,
    AccountInvitationController,
    AccountController,
    OwnAccountController,
    SignInRuleController,
    ApiKeyController,
    ProofController,
  ],
  providers: [
    ...shared,
    BreakerRounds,
    ...adapterOf(SecondFactors, PostgresSecondFactors),
    ...adapterOf(OneTimeCodes, AuthenticatorCodes),

    SessionPool,
    Failures,
    KnownDevices,
    SigningOut,
    Organizers,
    LocalStrategy,
    OrganizerSerializer,
    PostgresScoreKeepers,
    ...adapterOf(KeeperLinks, PostgresKeeperLinks),
    ...adapterOf(ApiKeys, PostgresApiKeys),
    KeyEntrance,
    { provide: APP_GUARD, useClass: CallerGuard },
    { provide: APP_GUARD, useClass: ProofGuard },
  ],
  exports: [...shared, Organizers],
})
export class SessionModule {}
