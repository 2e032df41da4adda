// @ts-check
// Minimum for Node.js with live followers: the same head and list for each connection, and the same news written to every socket on command.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';

/** @typedef {{ lines: string[], opening: string, news: string }} Streams */

process.once('message', async (/** @type {Streams} */ { lines, opening, news }) => {
  const [first, frame] = [Buffer.from(opening, 'base64'), Buffer.from(news, 'base64')];
  const answering = createServer((_request, response) => {
    response.writeHead(200, lines);
    response.write(first);
  });
  /** @type {Set<import('node:net').Socket>} */
  const following = new Set();
  const telling = createSocketServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('close', () => following.delete(socket));
    socket.once('data', (asked) => {
      if (!asked.toString('latin1').startsWith('PUT')) {
        following.add(socket);
        socket.write(frame);
        return;
      }
      for (const one of following) one.write(frame);
      socket.end();
    });
  });
  const ports = [];
  for (const server of [answering, telling]) {
    await once(server.listen({ port: 0, host: '0.0.0.0', backlog: 8192 }), 'listening');
    const address = server.address();
    ports.push(typeof address === 'object' ? address?.port : 0);
  }
  process.send?.(ports);
});
process.once('disconnect', () => process.exit(0));
