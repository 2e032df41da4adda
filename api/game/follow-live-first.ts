import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { bearerOf } from '../../domain/rule/api-key/api-key.ts';
import { readableLines } from '../http/cross-origin.ts';
import { securityLines } from '../http/security-headers.ts';
import { networksBehind } from '../http/whose-address.ts';
import { usualWay } from '../prepared/answer-prepared.ts';
import { useReading } from '../prepared/cached-reading.ts';
import { acceptsGzip } from '../prepared/prepared-answer.ts';
import { LiveBoard, type LiveGames } from './live-board.ts';
import { LiveOpening, streamLines } from './live-opening.ts';
import { LiveUpdates } from './live-updates.ts';
import { LiveViewers } from './live-viewers.ts';

/**
 * Answers new live followers before the framework sees the request, and takes the connection over: the server forgets request
 * and answer. If there is no room, or the caller uses an API key or an older HTTP, the request takes the usual way.
 */
export function followLiveFirst(app: NestExpressApplication, { isHttps }: { readonly isHttps: boolean }): void {
  const server: Server = app.getHttpServer();
  const [board, updates, viewers] = [app.get(LiveBoard), app.get(LiveUpdates), app.get(LiveViewers)];
  const opening = new LiveOpening([...securityLines(isHttps), ...readableLines, ...streamLines]);
  const [passOn, networkBehind] = [usualWay(server), networksBehind(app)];
  const begin = (request: IncomingMessage, response: ServerResponse, live: LiveGames) => {
    const { socket } = response;
    if (socket === null || socket.destroyed) return;
    const network = networkBehind(request);
    if (!viewers.hasRoomFor(network)) return passOn(request, response);
    const isZipped = acceptsGzip(request.headers);
    socket.write(opening.with(updates.begin(live, isZipped)));
    // The server counts the request as answered and lets go of it; its idle timeout must not apply to streams.
    response.emit('finish');
    socket.setTimeout(0);
    viewers.addConnection(socket, { network, isZipped });
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (viewers.follow(request.socket)) request.socket.destroy();
    else if (!isToFollow(request) || response.socket === null) passOn(request, response);
    else
      useReading(
        board.scores,
        (live) => begin(request, response, live),
        () => passOn(request, response),
      );
  });
}

/** Pattern of the stream's address, which reads no parameter. */
const stream = /^(?:https?:\/\/[^/?#]*)?\/api\/live\/?(?:[?#]|$)/;

function isToFollow({ url = '', method, httpVersion, headers }: IncomingMessage): boolean {
  if (!stream.test(url) || method !== 'GET' || httpVersion !== '1.1') return false;
  return (
    bearerOf(headers.authorization) === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}
