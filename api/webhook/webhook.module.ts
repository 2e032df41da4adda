import { Module } from '@nestjs/common';
import { Webhooks } from '../../domain/port/webhooks.ts';
import { isPublicAddress, isThisMachine } from '../../domain/rule/webhook/public-address.ts';
import { noteFailure } from '../../domain/use-case/webhook/webhook.ts';
import product from '../../package.json' with { type: 'json' };
import { Commands } from '../database/commands.ts';
import { Database } from '../database/database.ts';
import { adapterOf } from '../database/providers.ts';
import { Log } from '../process/log.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { Settings } from '../process/settings.ts';
import { Destinations } from './destinations.ts';
import { WebhookCarrier } from './postgres-webhook-carrier.ts';
import { PostgresWebhooks } from './postgres-webhooks.ts';
import { webPost } from './web-post.ts';
import { WebhookController } from './webhook.controller.ts';
import { WebhookSecrets } from './webhook-signature.ts';

/** Returns the sender of webhooks; in development, a receiver may be on this machine. */
const postOf = ({ webhooksHere }: Settings) =>
  webhooksHere
    ? webPost((address) => isPublicAddress(address) || isThisMachine(address), { plainTo: isThisMachine })
    : webPost(isPublicAddress);

/** Returns the name under which receivers see us: the product, its version and the site. */
const nameOf = ({ publicBaseUrl }: Settings) => `GoldenGoal/${product.version} (+${publicBaseUrl})`;

/** Webhook module: events for other sites. */
@Module({
  controllers: [WebhookController],
  providers: [
    ...adapterOf(Webhooks, PostgresWebhooks),
    Destinations,
    WebhookSecrets,

    {
      provide: WebhookCarrier,
      inject: [Database, Settings, SessionSecret, Commands, Log],
      useFactory: (database: Database, settings: Settings, secret: SessionSecret, commands: Commands, log: Log) =>
        new WebhookCarrier(
          database,
          postOf(settings),
          { sessionSecret: secret.value, name: nameOf(settings) },
          (failure) => commands.run(noteFailure, failure),
          log,
        ),
    },
  ],
})
export class WebhookModule {}
