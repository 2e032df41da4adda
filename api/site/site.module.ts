import { Global, Module } from '@nestjs/common';
import { Site } from '../../domain/port/site.ts';
import { adapterOf } from '../database/providers.ts';
import { GameModule } from '../game/game.module.ts';
import { PrivacyController } from '../retention/privacy.controller.ts';
import { ScheduleModule } from '../schedule/schedule.module.ts';
import { AdminSiteController } from './admin-site.controller.ts';
import { KnownRecords } from './known-records.ts';
import { LinkPreviews } from './link-previews.ts';
import { PostgresSite } from './postgres-site.ts';
import { SiteController } from './site.controller.ts';

const shared = [...adapterOf(Site, PostgresSite)];

/** Site module: settings and texts. */
@Global()
@Module({
  imports: [GameModule, ScheduleModule],
  controllers: [SiteController, AdminSiteController, PrivacyController],
  providers: [...shared, KnownRecords, LinkPreviews],
  exports: shared,
})
export class SiteModule {}
