import { Module } from '@nestjs/common';
import { Followers } from '../../domain/port/followers.ts';
import { adapterOf } from '../database/providers.ts';
import { ScheduleModule } from '../schedule/schedule.module.ts';
import { FollowerController } from './follower.controller.ts';
import { PostgresFollowers } from './postgres-followers.ts';
import { PushCarrier } from './postgres-push-carrier.ts';
import { PostgresPushKeys } from './postgres-push-keys.ts';
import { PostgresTeamNews } from './postgres-team-news.ts';
import { PushLetters } from './push-letter.ts';
import { PushServices } from './push-services.ts';

/** Follower module: browsers that follow teams, and the messages to them. */
@Module({
  imports: [ScheduleModule],
  controllers: [FollowerController],
  providers: [
    ...adapterOf(Followers, PostgresFollowers),
    PostgresPushKeys,
    PostgresTeamNews,
    PushServices,

    PushLetters,
    PushCarrier,
  ],
})
export class FollowerModule {}
