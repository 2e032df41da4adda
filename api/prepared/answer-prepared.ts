import type { IncomingMessage, Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { bearerOf } from '../../domain/rule/api-key/api-key.ts';
import type { ServedPages } from '../http/pages.ts';
import { useReading } from './cached-reading.ts';
import { Changes } from './changes.ts';
import type { Ask } from './internal-request.ts';
import { type PreparedAnswer, sendPrepared } from './prepared-answer.ts';
import { type CachedAddress, PreparedAnswers } from './prepared-answers.ts';
import { Spectators } from './spectator.ts';

/**
 * Serves public answers before the framework sees the request: without session, log or query of its own. Answers that are not
 * prepared, were never read or are not public take the usual way.
 */
export function answerPreparedFirst(
  app: INestApplication,
  { pages, count }: { readonly pages: ServedPages; readonly count: (status: 200 | 304) => void },
): void {
  const server: Server = app.getHttpServer();
  const passOn = usualWay(server);
  const [answers, spectators] = [new PreparedAnswers(app, passOn, pages), app.get(Spectators)];
  const giveTo = (cachedAddress: CachedAddress, cookies: string, { send, pass }: Ways) => {
    const behind = cachedAddress.route?.organizersSeeMore ? spectators.behind(cookies) : undefined;
    const giveWhole = (prepared: PreparedAnswer | undefined) => {
      if (!prepared?.withholds) send(prepared);
      else if (spectators.sees(cookies, cachedAddress.id)) useAnswer(answers.forSpectators(cachedAddress), send, pass);
      else if (behind === undefined) send(prepared);
      else pass();
    };
    const give = () => useAnswer(cachedAddress, giveWhole, pass);
    if (behind === undefined) give();
    else useReading(behind, ({ mayBeOrganizer }) => (mayBeOrganizer ? pass() : give()), pass);
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const pass = () => passOn(request, response);
    const cachedAddress = isPlain(request) ? answers.at(request.url ?? '', request.headers) : undefined;
    if (cachedAddress === undefined) return pass();
    const send = (prepared: PreparedAnswer | undefined) => {
      if (prepared === undefined) pass();
      else count(sendPrepared(request, response, prepared, cachedAddress.links));
    };
    giveTo(cachedAddress, request.headers.cookie ?? '', { send, pass });
  });
}

/** Passes the answer of an address to `use`; if it cannot be made now, the last one, so that what could be read stays readable. */
function useAnswer(
  cachedAddress: CachedAddress,
  use: (prepared: PreparedAnswer | undefined) => void,
  fail: () => void,
): void {
  useReading(cachedAddress.reading, use, () => {
    const { last } = cachedAddress;
    if (last === undefined) fail();
    else use(last);
  });
}

/** Ways to answer: send a prepared answer if there is one, or pass the request on. */
interface Ways {
  send(prepared: PreparedAnswer | undefined): void;
  pass(): void;
}

/** Returns the server's existing request handlers as one function. */
export function usualWay(server: Server): Ask {
  const listeners = server.listeners('request');
  return (request, response) => {
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  };
}

/** Returns whether a request can get a prepared answer; one with an API key cannot. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && bearerOf(headers.authorization) === undefined;
}

/** Delays the answer of a write until its changes have been received, so that the writer's next read on this process shows them. */
export function awaitChangesOfWrites(changes: Changes): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const end = response.end;
      response.end = (...parts: unknown[]) => {
        response.end = end;
        void changes.hearAll().then(() => Reflect.apply(end, response, parts));
        return response;
      };
    }
    next();
  };
}
