import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { largestId } from '../../domain/form/whole-number.ts';
import { type PreparedAnswer, sendPrepared } from '../http/prepared-answer.ts';
import type { SharedReading } from '../http/shared-reading.ts';
import { LiveBoard } from './live-board.ts';
import { LiveTally } from './live-tally.ts';

/** What becomes of a request: the prepared answer, or the usual way. */
interface Ways {
  readonly send: (request: IncomingMessage, response: ServerResponse, prepared: PreparedAnswer) => void;
  readonly passOn: (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Answers what everybody follows live before the framework sees the request: without session, log or query of its own.
 * What is not prepared, cannot be read or is not for the public goes the usual way.
 */
export function answerLiveFirst(app: INestApplication): void {
  const [board, tally] = [app.get(LiveBoard), app.get(LiveTally)];
  const server: Server = app.getHttpServer();
  const others = server.listeners('request');
  const ways: Ways = {
    send: (request, response, prepared) => tally.count(sendPrepared(request, response, prepared)),
    passOn: (request, response) => {
      for (const other of others) Reflect.apply(other, server, [request, response]);
    },
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const reading = readingFor(request, board);
    if (reading === undefined) ways.passOn(request, response);
    else answer(request, response, reading, ways);
  });
}

/** Whoever has written something sees it at once, at least where it was written. */
export function expireWhenWritten(...boards: readonly { expire(): void }[]): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const end = response.end;
      response.end = (...parts: unknown[]) => {
        for (const board of boards) board.expire();
        return Reflect.apply(end, response, parts);
      };
    }
    next();
  };
}

type Prepared = PreparedAnswer | { readonly answer: PreparedAnswer } | undefined;

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  reading: SharedReading<Prepared>,
  { send, passOn }: Ways,
): void {
  const ready = answerIn(reading.fresh);
  if (ready !== undefined) {
    send(request, response, ready);
    return;
  }
  reading.get().then(
    (read) => {
      const prepared = answerIn(read);
      if (prepared === undefined) passOn(request, response);
      else send(request, response, prepared);
    },
    () => passOn(request, response),
  );
}

function answerIn(read: Prepared): PreparedAnswer | undefined {
  return read !== undefined && 'answer' in read ? read.answer : read;
}

const scoresPath = '/api/live-scores';
const gamePath = /^\/api\/games\/(\d{1,10})$/;

/** Whoever comes by a key of the API goes the usual way, on which keys are looked at. */
function readingFor(
  { method, url = '', headers }: IncomingMessage,
  board: LiveBoard,
): SharedReading<Prepared> | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return undefined;
  if (url === scoresPath) return board.scores;
  if (!url.startsWith('/api/')) return undefined;
  const [path = ''] = url.split('?');
  if (path === scoresPath) return board.scores;
  const id = Number(gamePath.exec(path)?.[1]);
  return id >= 1 && id <= largestId ? board.details.of(id) : undefined;
}
