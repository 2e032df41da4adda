import { Module } from '@nestjs/common';
import { Accounts } from '../../domain/port/accounts.ts';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Outbox } from '../../domain/port/outbox.ts';
import { Webhooks } from '../../domain/port/webhooks.ts';
import { Links } from '../../domain/site/links.ts';
import { AddWebhook } from '../../domain/use-case/webhook/add-webhook.ts';
import { NoteFailure } from '../../domain/use-case/webhook/note-failure.ts';
import { RemoveWebhook } from '../../domain/use-case/webhook/remove-webhook.ts';
import { SendEventAgain } from '../../domain/use-case/webhook/send-event-again.ts';
import { SwitchWebhook } from '../../domain/use-case/webhook/switch-webhook.ts';
import { TestWebhook } from '../../domain/use-case/webhook/test-webhook.ts';
import { isPublicAddress, isThisMachine } from '../../domain/webhook/public-address.ts';
import { adapterOf, inOneTransaction } from '../database/providers.ts';
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
    inOneTransaction(AddWebhook, [Webhooks, Audit]),
    inOneTransaction(SwitchWebhook, [Webhooks, Audit, Clock]),
    inOneTransaction(RemoveWebhook, [Webhooks, Audit]),
    inOneTransaction(TestWebhook, [Webhooks, Audit]),
    inOneTransaction(SendEventAgain, [Webhooks, Audit]),
    inOneTransaction(NoteFailure, [Webhooks, Accounts, Outbox, Links, Audit, Clock]),
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
