import { Injectable } from '@nestjs/common';
import { SessionSecret } from '../process/session-secret.ts';
import { DueDeliveries } from './postgres-due-deliveries.ts';
import { secretOf } from './webhook-signature.ts';

/** What receivers check our signatures with. */
@Injectable()
export class WebhookSecrets {
  constructor(
    private readonly due: DueDeliveries,
    private readonly secret: SessionSecret,
  ) {}

  async of(webhookId: number): Promise<string> {
    return secretOf(this.secret.value, await this.due.secretMarkOf(webhookId));
  }
}
