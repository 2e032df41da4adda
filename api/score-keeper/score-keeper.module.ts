import { Module } from '@nestjs/common';
import { KeeperLinks } from '../../domain/port/keeper-links.ts';
import { adapterOf } from '../database/providers.ts';
import { AdminKeeperLinkController } from './admin-keeper-link.controller.ts';
import { AdminScoreKeeperController } from './admin-score-keeper.controller.ts';
import { KeeperLinkController } from './keeper-link.controller.ts';
import { PostgresKeeperLinks } from './postgres-keeper-links.ts';
import { PostgresScoreKeepers } from './postgres-score-keepers.ts';
import { ScoreKeeperController } from './score-keeper.controller.ts';

/** Score keeper module: sign-in by account or link of those who keep scores at the field. */
@Module({
  controllers: [ScoreKeeperController, KeeperLinkController, AdminScoreKeeperController, AdminKeeperLinkController],
  providers: [PostgresScoreKeepers, ...adapterOf(KeeperLinks, PostgresKeeperLinks)],
})
export class ScoreKeeperModule {}
