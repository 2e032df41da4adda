import { Module } from '@nestjs/common';
import { Followers } from '../../domain/port/followers.ts';
import { FollowTeam } from '../../domain/use-case/follower/follow-team.ts';
import { UnfollowTeam } from '../../domain/use-case/follower/unfollow-team.ts';
import { Database } from '../database/database.ts';
import { adapterOf, useCases } from '../database/providers.ts';
import { Log } from '../process/log.ts';
import { Settings } from '../process/settings.ts';
import { PostgresTeamGames } from '../schedule/postgres-team-games.ts';
import { FollowerController } from './follower.controller.ts';
import { PostgresFollowers } from './postgres-followers.ts';
import { PostgresPushDeliveries } from './postgres-push-deliveries.ts';
import { PostgresPushKeys } from './postgres-push-keys.ts';
import { PostgresTeamNews } from './postgres-team-news.ts';
import { PushCarrier, type PushCarrierParts } from './push-carrier.ts';
import { PushLetters } from './push-letter.ts';
import { PushServices } from './push-services.ts';

/** The browsers that follow teams, and what they are told. */
@Module({
  controllers: [FollowerController],
  providers: [
    ...adapterOf(Followers, PostgresFollowers),
    PostgresPushDeliveries,
    PostgresPushKeys,
    PostgresTeamNews,
    PushServices,
    ...useCases(FollowTeam, UnfollowTeam),
    {
      provide: PushCarrier,
      inject: [
        Database,
        PostgresTeamNews,
        PostgresTeamGames,
        PostgresPushDeliveries,
        PostgresPushKeys,
        PushServices,
        Settings,
        Log,
      ],
      useFactory: (...made: ConstructorParameters<typeof CarrierParts>) => new PushCarrier(new CarrierParts(...made)),
    },
  ],
})
export class FollowerModule {}

/** What the carrier works with: its letters are made once the keys are known. */
class CarrierParts implements PushCarrierParts {
  readonly post: PushCarrierParts['post'];
  private made: Promise<PushLetters> | undefined;

  constructor(
    readonly database: Database,
    readonly news: PostgresTeamNews,
    readonly games: PostgresTeamGames,
    readonly deliveries: PostgresPushDeliveries,
    private readonly keys: PostgresPushKeys,
    services: PushServices,
    private readonly settings: Settings,
    readonly log: Log,
  ) {
    this.post = services.post;
  }

  readonly letters = async (): Promise<PushLetters> => {
    this.made ??= this.keys.of().then((keys) => new PushLetters(keys, subjectOf(this.settings)));
    return this.made;
  };
}

/** Where a push service reaches whoever runs the site: the site, or before it has an address, the sender of its letters. */
function subjectOf({ publicBaseUrl, mailFrom }: Settings): string {
  if (publicBaseUrl.startsWith('https:')) return publicBaseUrl;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
