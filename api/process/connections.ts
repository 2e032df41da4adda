import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Those whose connections never end by themselves. */
interface Following {
  readonly count: number;
  close(): void;
}

/** So many seconds an idle connection is kept: longer than a proxy does, whose call would else leave on a closing one. */
export const idleSeconds = 75;

/** Keeps idle connections long enough for whoever calls again on them. */
export function keepConnections(server: Server): void {
  server.keepAliveTimeout = idleSeconds * 1000;
}

/** So long, in milliseconds, a connection may stay open on which nothing more is asked. */
const patienceMs = 3_000;

/**
 * Once the process is to stop nobody new is let in, and every connection ends with an answer that says so: whoever keeps
 * one and goes on asking is answered, and asks elsewhere next. Whoever follows live is let go last.
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
    // Not the way of HTTP servers, which would cut whoever is just about to ask.
    NetServer.prototype.close.call(server);
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    const deadline = performance.now() + patienceMs;
    while (connections.size > following.count && performance.now() < deadline) await wait(20);
    following.close();
    server.closeIdleConnections();
    while (answers.size > streams(answers)) await wait(20);
  };
}

/** How many of these answers never end by themselves. */
function streams(answers: ReadonlySet<ServerResponse>): number {
  return [...answers].filter((answer) => String(answer.getHeader('content-type')).startsWith('text/event-stream'))
    .length;
}
