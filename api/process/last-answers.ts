import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** So long, in milliseconds, a connection may stay open on which nothing more is asked. */
const patienceMs = 1_000;

/**
 * Lets every connection end with an answer that says so, once the process is to stop: whoever keeps one and goes on
 * asking is answered, and asks elsewhere next. Resolves when all have gone but those that wait or are silent.
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
    for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    const deadline = performance.now() + patienceMs;
    while (connections.size > 0 && performance.now() < deadline) await wait(20);
  };
}
