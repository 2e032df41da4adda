import type { IncomingHttpHeaders } from 'node:http';

/** Push subscription of a browser. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Message that was posted for a browser and decrypted. */
export interface Taken {
  /** Path of the endpoint. */
  readonly place: string;
  readonly payload: {
    readonly title: string;
    readonly body: string;
    readonly tag: string;
    readonly path: string;
    readonly number: number;
  };
  readonly headers: IncomingHttpHeaders;
  /** Time of arrival, in milliseconds since 1970. */
  readonly at: number;
}

export interface PushService {
  readonly origin: string;
  /** Path of the file with the service's certificate. */
  readonly certificate: string;
  readonly taken: Taken[];
  readonly refused: string[];
  subscribe(): Subscription;
  answer(status: (place: string) => number): void;
  onTaken(listener: (taken: Taken) => void): void;
  close(): Promise<void>;
}

export function openPushService(): Promise<PushService>;
