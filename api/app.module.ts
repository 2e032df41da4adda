import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { AccessModule } from './access/access.module.ts';
import { ApiKeyModule } from './api-key/api-key.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { BackOfficeModule } from './back-office/back-office.module.ts';
import { BracketModule } from './bracket/bracket.module.ts';
import { CaptainModule } from './captain/captain.module.ts';
import { CheckInModule } from './check-in/check-in.module.ts';
import { DrawModule } from './draw/draw.module.ts';
import { FollowerModule } from './follower/follower.module.ts';
import { FormModule } from './form/form.module.ts';
import { FreeAgentModule } from './free-agent/free-agent.module.ts';
import { GameModule } from './game/game.module.ts';
import { GuessingModule } from './guessing/guessing.module.ts';
import { HealthModule } from './health/health.module.ts';
import { RefusalFilter } from './http/refusal.filter.ts';
import { IdempotencyModule } from './idempotency/idempotency.module.ts';
import { ImportModule } from './import/import.module.ts';
import { InvitationModule } from './invitation/invitation.module.ts';
import { JoinRequestModule } from './join-request/join-request.module.ts';
import { LedgerModule } from './ledger/ledger.module.ts';
import { ListModule } from './list/list.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { MailingModule } from './mailing/mailing.module.ts';
import { NeedModule } from './need/need.module.ts';
import { OrganizerModule } from './organizer/organizer.module.ts';
import { PaperModule } from './paper/paper.module.ts';
import { PlayerModule } from './player/player.module.ts';
import { RecordModule } from './record/record.module.ts';
import { RegistrationModule } from './registration/registration.module.ts';
import { ScheduleModule } from './schedule/schedule.module.ts';
import { ScoreKeeperModule } from './score-keeper/score-keeper.module.ts';
import { type Opened, sharedModule } from './shared.module.ts';
import { SiteModule } from './site/site.module.ts';
import { TeamModule } from './team/team.module.ts';
import { TournamentModule } from './tournament/tournament.module.ts';
import { WaiverModule } from './waiver/waiver.module.ts';
import { WebhookModule } from './webhook/webhook.module.ts';

/** All modules of the API. Tournaments stand before brackets, because the route `visible` has to match before an id does. */
@Module({
  imports: [
    DiscoveryModule,
    AuditModule,
    MailModule,
    NeedModule,
    FormModule,
    AccessModule,
    ScoreKeeperModule,
    OrganizerModule,
    ApiKeyModule,
    GuessingModule,
    IdempotencyModule,
    ListModule,
    TournamentModule,
    TeamModule,
    CaptainModule,
    PlayerModule,
    RegistrationModule,
    LedgerModule,
    InvitationModule,
    JoinRequestModule,
    FreeAgentModule,
    WaiverModule,
    MailingModule,
    RecordModule,
    DrawModule,
    BracketModule,
    GameModule,
    ScheduleModule,
    CheckInModule,
    PaperModule,
    SiteModule,
    ImportModule,
    BackOfficeModule,
    WebhookModule,
    FollowerModule,
    HealthModule,
  ],
  providers: [{ provide: APP_FILTER, useClass: RefusalFilter }],
})
export class AppModule {}

/** Returns the module of the whole API on top of the resources that the process has opened. */
export function appModule(opened: Opened): DynamicModule {
  return { module: AppModule, imports: [sharedModule(opened)] };
}
