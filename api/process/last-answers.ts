import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** So long, in milliseconds, a connection may stay open on which nothing more is asked. */
const patienceMs = 3_000;

/**
 * Once the process is to stop nobody new is let in, and every connection ends with an answer that says so: whoever keeps
 * one and goes on asking is answered, and asks elsewhere next. Resolves when all but the live streams have ended.
 */
export function lastAnswers(server: Server): () => Promise<void> {
  const connections = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isClosing = false;
  server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  server.prependListener('request', (_request, response) => {
    if (isClosing) response.setHeader('Connection', 'close');
    answers.add(response);
    response.once('close', () => answers.delete(response));
  });
  return async () => {
    isClosing = true;
    // Not the way of HTTP servers, which would cut whoever is just about to ask.
    NetServer.prototype.close.call(server);
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    const deadline = performance.now() + patienceMs;
    while (connections.size > streams(answers) && performance.now() < deadline) await wait(20);
    server.closeIdleConnections();
    while (answers.size > streams(answers)) await wait(20);
  };
}

/** How many of these answers never end by themselves. */
function streams(answers: ReadonlySet<ServerResponse>): number {
  return [...answers].filter((answer) => String(answer.getHeader('content-type')).startsWith('text/event-stream'))
    .length;
}
