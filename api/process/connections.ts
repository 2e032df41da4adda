import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Connections of live followers, which never end by themselves. */
interface Following {
  readonly count: number;
  close(): void;
}

/** Seconds for which an idle connection is kept, longer than a proxy's timeout, so that no call is sent on a closing one. */
export const idleSeconds = 75;

/** Sets the keep-alive timeout of the server's connections. */
export function keepConnections(server: Server): void {
  server.keepAliveTimeout = idleSeconds * 1000;
}

/** Milliseconds at shutdown for which a connection without further requests may stay open. */
const patienceMs = 3_000;

/**
 * Shuts the server down gracefully: refuses new connections, and ends each existing one with an answer that announces it, so that
 * a client in mid-use is answered and connects elsewhere next. Live followers are disconnected last.
 */
export function lastAnswers(server: Server, following: Following): () => Promise<void> {
  const connections = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isClosing = false;
  function forget(this: ServerResponse): void {
    answers.delete(this);
  }
  server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  server.prependListener('request', (_request, response) => {
    if (isClosing) response.setHeader('Connection', 'close');
    answers.add(response);
    response.on('close', forget);
  });
  return async () => {
    isClosing = true;
    // The close method of HTTP servers would cut off clients that are about to send a request.
    NetServer.prototype.close.call(server);
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    const deadline = performance.now() + patienceMs;
    while (connections.size > following.count && performance.now() < deadline) await wait(20);
    following.close();
    server.closeIdleConnections();
    while (answers.size > streams(answers)) await wait(20);
  };
}

/** Counts the answers that are streams, which never end by themselves. */
function streams(answers: ReadonlySet<ServerResponse>): number {
  return [...answers].filter((answer) => String(answer.getHeader('content-type')).startsWith('text/event-stream'))
    .length;
}
