import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prepareAnswer, sendPrepared } from './prepared-answer.ts';

const prepared = prepareAnswer('[1,2,3]', ['X-Frame-Options', 'DENY'], '7-');
const server = createServer((request, response) => sendPrepared(request, response, prepared));

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function answer(headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [response] = await once(get({ port, host: '127.0.0.1', headers, agent: false }), 'response');
  response.resume();
  return response;
}

test.each([
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0', undefined],
])('to %j it is sent as %p', async (accepted, encoding) => {
  const { statusCode, headers } = await answer({ 'Accept-Encoding': accepted });
  expect([statusCode, headers['content-encoding'], headers['x-frame-options']]).toEqual([200, encoding, 'DENY']);
});

test.each([
  [prepared.etag, 304],
  [prepared.etag.slice(2), 304],
  [`"other", ${prepared.etag}`, 304],
  ['*', 304],
  ['"other"', 200],
  ['', 200],
])('to who has %s it answers %i', async (known, status) => {
  expect((await answer({ 'If-None-Match': known })).statusCode).toBe(status);
});

test('its mark begins as it was told to, and differs for another text', () => {
  expect(prepared.etag).toMatch(/^W\/"7-[\w-]{22}"$/);
  expect(prepareAnswer('[1,2,4]', [], '7-').etag).not.toBe(prepared.etag);
});
