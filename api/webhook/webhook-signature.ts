import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SessionSecret } from '../process/session-secret.ts';
import { PostgresWebhooks } from './postgres-webhooks.ts';

/** Returns the secret with which a receiver verifies our signatures; derived from the process's secret, so that no table contains it. */
export function secretOf(sessionSecret: string, mark: string): string {
  return `whsec_${createHmac('sha256', `webhook ${sessionSecret}`).update(mark).digest('base64')}`;
}

/** Returns the headers of a message according to Standard Webhooks 1.0: its id, the second of sending, and the signature of both and the body. */
export function signedHeaders(
  secret: string,
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Returns the secrets with which receivers verify our signatures. */
@Injectable()
export class WebhookSecrets {
  constructor(
    private readonly webhooks: PostgresWebhooks,
    private readonly secret: SessionSecret,
  ) {}

  async of(webhookId: number): Promise<string> {
    return secretOf(this.secret.value, await this.webhooks.secretMarkOf(webhookId));
  }
}
