import { Module } from '@nestjs/common';
import { Webhooks } from '../../domain/port/webhooks.ts';
import { AddWebhook } from '../../domain/use-case/webhook/add-webhook.ts';
import { NoteFailure } from '../../domain/use-case/webhook/note-failure.ts';
import { RemoveWebhook } from '../../domain/use-case/webhook/remove-webhook.ts';
import { SendEventAgain } from '../../domain/use-case/webhook/send-event-again.ts';
import { SwitchWebhook } from '../../domain/use-case/webhook/switch-webhook.ts';
import { TestWebhook } from '../../domain/use-case/webhook/test-webhook.ts';
import { isPublicAddress, isThisMachine } from '../../domain/webhook/public-address.ts';
import { adapterOf, useCases } from '../database/providers.ts';
import { Log } from '../process/log.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { Settings } from '../process/settings.ts';
import { Destinations } from './destinations.ts';
import { DueDeliveries } from './postgres-due-deliveries.ts';
import { PostgresWebhooks } from './postgres-webhooks.ts';
import { webPost } from './web-post.ts';
import { WebhookController } from './webhook.controller.ts';
import { WebhookCarrier } from './webhook-carrier.ts';
import { WebhookSecrets } from './webhook-secrets.ts';

/** Other sites that are told what happens. */
@Module({
  controllers: [WebhookController],
  providers: [
    ...adapterOf(Webhooks, PostgresWebhooks),
    Destinations,
    DueDeliveries,
    WebhookSecrets,
    ...useCases(AddWebhook, SwitchWebhook, RemoveWebhook, TestWebhook, SendEventAgain, NoteFailure),
    {
      provide: WebhookCarrier,
      inject: [DueDeliveries, NoteFailure, SessionSecret, Settings, Log],
      useFactory: (due: DueDeliveries, failure: NoteFailure, secret: SessionSecret, settings: Settings, log: Log) =>
        new WebhookCarrier({
          due,
          post: settings.webhooksHere
            ? webPost((address) => isPublicAddress(address) || isThisMachine(address), { plainTo: isThisMachine })
            : webPost(isPublicAddress),
          sessionSecret: secret.value,
          noteFailure: (failed) => failure.run(failed),
          log,
        }),
    },
  ],
})
export class WebhookModule {}
