import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf } from './destinations.ts';

/** Sends a body to a web address, and returns the status of the answer. Redirects are not followed. */
export type WebPost = (
  url: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
) => Promise<number>;

/** Timeout of an answer, in milliseconds. */
const patience = 10_000;

interface Trusted {
  readonly ca?: string;
  /** Returns whether an address may be reached without https, as a receiver in development; no address if it is absent. */
  readonly plainTo?: (address: string) => boolean;
}

/** Returns a function that sends by https to allowed addresses only; each address is checked when it is connected to, not before. */
export function webPost(isAllowed: (address: string) => boolean, { plainTo, ...trusted }: Trusted = {}): WebPost {
  const agent = new Agent({ ...trusted, keepAlive: true, lookup: lookupAllowed(isAllowed) });
  const plainAgent = plainTo && new PlainAgent({ keepAlive: true, lookup: lookupAllowed(plainTo) });
  return (url, body, headers) =>
    new Promise((resolve, reject) => {
      const target = new URL(url);
      const host = hostOf(target);
      const isPlain = plainTo !== undefined && target.protocol === 'http:';
      if (!isPlain && target.protocol !== 'https:') throw new Error('Only https is sent to');
      if (isIP(host) !== 0 && !(isPlain ? plainTo : isAllowed)(host)) throw notPublic();
      const sent = (isPlain ? plainRequest : request)(
        target,
        { agent: isPlain ? plainAgent : agent, method: 'POST', headers, signal: AbortSignal.timeout(patience) },
        (answer) => {
          // Only the status of the answer is used.
          answer.resume();
          answer.once('error', reject);
          answer.once('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
}

/** Returns the reason of a failure, without addresses or internals from the error. */
export function reasonOf(error: unknown): string {
  const { name, code, message } = error as {
    readonly name?: string;
    readonly code?: string;
    readonly message?: string;
  };
  if (name === 'TimeoutError' || name === 'AbortError') return 'It did not answer within 10 seconds';
  return code ?? message ?? 'It could not be reached';
}

const notPublic = () => new Error('This address is not on the public internet');

/** Resolves a host and returns only allowed addresses, so that a name cannot resolve differently between check and connection. */
function lookupAllowed(isAllowed: (address: string) => boolean): LookupFunction {
  return (host: string, options: LookupOptions, done) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error !== null || first === undefined) return done(error ?? new Error('No such host'), '', 0);
      if (!found.every(({ address }) => isAllowed(address))) return done(notPublic(), '', 0);
      if (options.all === true) return done(null, found);
      done(null, first.address, first.family);
    });
  };
}
