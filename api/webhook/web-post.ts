import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { hostOf } from './destinations.ts';

/** A body sent to an address of the web; answers the status it was taken with. Redirects are not followed. */
export type WebPost = (
  url: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
) => Promise<number>;

/** Milliseconds within which an answer has come. */
const patience = 10_000;

interface Trusted {
  readonly ca?: string;
  /** Addresses to which is sent without https as well, as to a receiver in development; none where it is left out. */
  readonly plainTo?: (address: string) => boolean;
}

/** Sends by https to addresses that are allowed, and to no other: each is looked at when it is connected to, not before. */
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
          // Nobody reads what the other site says beside its status.
          answer.resume();
          answer.once('error', reject);
          answer.once('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
}

/** Why nothing was answered, without what an error says of addresses or of our insides. */
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

/** Finds addresses and gives back only those that are allowed, so that a name cannot change its mind in between. */
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
