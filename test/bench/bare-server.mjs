// @ts-check
// The least that Node.js can do: one answer, ready in memory, for every request. What the product is measured against.
import { createServer } from 'node:http';

process.once('message', (/** @type {{ lines: string[], body: string }} */ { lines, body }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => response.writeHead(200, lines).end(bytes));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : 0);
  });
});
process.once('disconnect', () => process.exit(0));
