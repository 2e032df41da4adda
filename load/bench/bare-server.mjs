// @ts-check
// Minimum for Node.js: one answer, ready in memory, for every request. The product is measured against it. One server for each answer.
import { once } from 'node:events';
import { createServer } from 'node:http';

process.on(
  'message',
  async (/** @type {{ status: number, lines: string[], body: string }} */ { status, lines, body }) => {
    const bytes = Buffer.from(body, 'base64');
    const server = createServer((_request, response) => response.writeHead(status, lines).end(bytes));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : 0);
  },
);
process.once('disconnect', () => process.exit(0));
