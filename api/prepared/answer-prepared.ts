import type { IncomingMessage, Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { RequestHandler } from 'express';
import type { FixedAddresses } from '../http/pages.ts';
import { sessionCookie } from '../process/session-secret.ts';
import type { Ask } from './ask-inside.ts';
import { Changes } from './changes.ts';
import { whenRead } from './kept-reading.ts';
import { type PreparedAnswer, sendPrepared } from './prepared-answer.ts';
import { type Kept, PreparedAnswers } from './prepared-answers.ts';
import { type Spectator, Spectators } from './spectator.ts';

/**
 * Answers what everybody reads before the framework sees the request: without session, log or query of its own. What is not
 * prepared, cannot be read or is not for everybody goes the usual way.
 */
export function answerPreparedFirst(
  app: INestApplication,
  { pages, count }: { readonly pages: FixedAddresses; readonly count: (status: 200 | 304) => void },
): void {
  const server: Server = app.getHttpServer();
  const passOn = usualWay(server);
  const [answers, spectators] = [new PreparedAnswers(app, passOn, pages), app.get(Spectators)];
  const giveKnown = (kept: Kept, cookies: string, { send, pass }: Ways) => {
    const behind = spectators.behind(cookies);
    if (behind === undefined) return pass();
    const giveTo = ({ mayBeOrganizer, sees }: Spectator) => {
      if (mayBeOrganizer) return pass();
      const giveWhole = (prepared: PreparedAnswer | undefined) => {
        if (!prepared?.withholds) send(prepared);
        else if (sees(kept.id)) whenRead(answers.forSpectators(kept), send, pass);
        else pass();
      };
      whenRead(kept.reading, giveWhole, pass);
    };
    whenRead(behind, giveTo, pass);
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const pass = () => passOn(request, response);
    const kept = isPlain(request) ? answers.at(request.url ?? '', request.headers) : undefined;
    if (kept === undefined) return pass();
    const send = (prepared: PreparedAnswer | undefined) => {
      if (prepared === undefined) pass();
      else count(sendPrepared(request, response, prepared));
    };
    const { cookie } = request.headers;
    if (kept.route?.organizersSeeMore && hasSession(cookie)) giveKnown(kept, cookie, { send, pass });
    else whenRead(kept.reading, send, pass);
  });
}

/** Sends what was made ready, unless there is nothing; or passes the request on. */
interface Ways {
  send(prepared: PreparedAnswer | undefined): void;
  pass(): void;
}

/** What answers the requests of a server so far. */
export function usualWay(server: Server): Ask {
  const listeners = server.listeners('request');
  return (request, response) => {
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  };
}

/** Whoever comes by a key of the API, or wants a part of a file, goes the usual way. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers.authorization !== undefined || headers.range !== undefined) return false;
  return headers['if-modified-since'] === undefined || headers['if-none-match'] !== undefined;
}

/** Whether cookies show a session, in which somebody may be known. */
function hasSession(cookies: string | undefined): cookies is string {
  return cookies?.includes(`${sessionCookie}=`) === true;
}

/** Whoever has written something sees it at once, at least where it was written. */
export function hearBeforeAnswering(changes: Changes): RequestHandler {
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
