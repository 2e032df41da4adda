import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { Settings } from '../process/settings.ts';
import type { PushDelivery } from './postgres-push-carrier.ts';
import { PostgresPushKeys } from './postgres-push-keys.ts';

/** Seconds for which a push service is told who we are: it may refuse more than a day (RFC 8292). */
const introducedSeconds = 12 * 3600;
/** It is told anew after half of that. */
const renewedAfter = (introducedSeconds / 2) * 1000;
/** Push services are few; somebody who makes many up does not fill the memory. */
const mostServices = 1000;

/** A message sealed for one browser, as it is posted to its push service. */
export interface PushLetter {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Seals messages (RFC 8291, aes128gcm) and says whose they are; the proof of that is signed once for each push service. */
@Injectable()
export class PushLetters {
  private readonly proofs = new Map<string, { readonly proof: string; readonly at: number }>();

  constructor(
    private readonly keys: PostgresPushKeys,
    private readonly settings: Settings,
  ) {}

  async to({ endpoint, p256dh, auth, payload, messageId, topic, ttl }: PushDelivery): Promise<PushLetter> {
    const text = JSON.stringify({ ...payload, number: messageId });
    const sealed = webPush.encrypt(p256dh, auth, text, 'aes128gcm');
    return {
      body: sealed.cipherText,
      headers: {
        TTL: String(ttl),
        Topic: topic,
        Urgency: 'high',
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        'Content-Length': String(sealed.cipherText.length),
        Authorization: await this.proofFor(new URL(endpoint).origin),
      },
    };
  }

  private async proofFor(audience: string): Promise<string> {
    const known = this.proofs.get(audience);
    const now = Date.now();
    if (known !== undefined && now - known.at < renewedAfter) return known.proof;
    const { publicKey, privateKey } = await this.keys.of();
    const until = Math.floor(now / 1000) + introducedSeconds;
    const { Authorization: proof } = webPush.getVapidHeaders(
      audience,
      subjectOf(this.settings),
      publicKey,
      privateKey,
      'aes128gcm',
      until,
    );
    if (this.proofs.size >= mostServices) this.proofs.clear();
    this.proofs.set(audience, { proof, at: now });
    return proof;
  }
}

/** Where a push service reaches whoever runs the site: the site, or before it has an address, the sender of its letters. */
function subjectOf({ publicBaseUrl, mailFrom }: Settings): string {
  if (publicBaseUrl.startsWith('https:')) return publicBaseUrl;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
