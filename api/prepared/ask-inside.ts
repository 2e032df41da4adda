import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { askInsideFor } from './spectator.ts';

/** What the framework has answered. */
export interface AnswerInside {
  readonly status: number;
  /** Names and values of its head. */
  readonly head: readonly (readonly [name: string, value: string])[];
  readonly bytes: Buffer;
}

/** Hands a request to whoever answers it. */
export type Ask = (request: IncomingMessage, response: ServerResponse) => void;

/** An address that is asked for, and for whom: for strangers unless it is said. */
export interface AskedInside {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isForSpectators?: boolean;
}

/** Asks the framework for an address as somebody of whom nothing is known, without a connection. */
export async function askInside(
  ask: Ask,
  { url, headers = {}, isForSpectators = false }: AskedInside,
): Promise<AnswerInside> {
  const { raw, rawPayload, statusCode } = await inject(
    (request, response) => {
      askInsideFor(request, isForSpectators ? 'spectators' : 'strangers');
      // Express gives a response its own prototype: what keeps the answer would be lost with the other.
      const { write, end, writeHead, destroy } = response;
      Object.assign(response, { write, end, writeHead, destroy });
      ask(request as IncomingMessage, response);
    },
    { method: 'GET', url, headers: { ...headers, host: 'localhost' } },
  );
  const head = raw.res.getHeaderNames().map((name) => [name, String(raw.res.getHeader(name))] as const);
  return { status: statusCode, head, bytes: rawPayload };
}
