import type { IncomingHttpHeaders } from 'node:http';

/** A browser as it tells of itself. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What was posted for a browser and could be opened. */
export interface Taken {
  /** The path of its endpoint. */
  readonly place: string;
  readonly payload: {
    readonly title: string;
    readonly body: string;
    readonly tag: string;
    readonly path: string;
    readonly number: number;
  };
  readonly headers: IncomingHttpHeaders;
  /** Milliseconds of the clock. */
  readonly at: number;
}

export interface PushService {
  readonly origin: string;
  /** The file with the certificate by which it is known. */
  readonly certificate: string;
  readonly taken: Taken[];
  readonly refused: string[];
  subscribe(): Subscription;
  answer(status: (place: string) => number): void;
  onTaken(listener: (taken: Taken) => void): void;
  close(): Promise<void>;
}

export function openPushService(): Promise<PushService>;
