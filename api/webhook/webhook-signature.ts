import { createHmac } from 'node:crypto';

/** What a receiver checks our signatures with: drawn from the process's secret, so that no table holds it. */
export function secretOf(sessionSecret: string, mark: string): string {
  return `whsec_${createHmac('sha256', `webhook ${sessionSecret}`).update(mark).digest('base64')}`;
}

/** The headers of a message after Standard Webhooks 1.0: its number, the second it is sent, and what signs both with the body. */
export function signedHeaders(
  secret: string,
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
