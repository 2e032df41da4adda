import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import type { PushAddress } from '../../domain/rule/follower/follower.ts';
import type { Delivery } from '../process/carrier.ts';
import { Settings } from '../process/settings.ts';
import { PostgresPushKeys } from './postgres-push-keys.ts';

/** Seconds that a proof of identity is valid; push services may refuse more than a day (RFC 8292). */
const introducedSeconds = 12 * 3600;
/** Milliseconds after which the proof is renewed: half its validity. */
const renewedAfter = (introducedSeconds / 2) * 1000;
/** Maximum number of cached push services; real ones are few, and invented ones must not fill the memory. */
const mostServices = 1000;

/** Message to be delivered to one browser. */
export interface PushDelivery extends PushAddress, Delivery {
  readonly followerId: number;
  /** Id of the message; a later one is higher. */
  readonly messageId: number;
  readonly payload: object;
  readonly topic: string;
  /** Seconds for which the push service may hold the message for an offline browser. */
  readonly ttl: number;
}

/** Message encrypted for one browser, as posted to its push service. */
export interface PushLetter {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Encrypts messages (RFC 8291, aes128gcm) and proves their sender; the proof is signed once for each push service. */
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

/** Returns the contact address given to push services: the site, or the sender of its letters while the site has no https address. */
function subjectOf({ publicBaseUrl, mailFrom }: Settings): string {
  if (publicBaseUrl.startsWith('https:')) return publicBaseUrl;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
