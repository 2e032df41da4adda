import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Encoding, prepareAnswer, sendPrepared } from './prepared-answer.ts';

const lines = ['Content-Type', 'application/json', 'X-Frame-Options', 'DENY'];
const prepared = prepareAnswer({ bytes: Buffer.from('[1,2,3]'), lines, version: '7' });
const etag = `${prepared.mark}"`;
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
  [etag, 304],
  [`W/${etag}`, 304],
  [`${prepared.mark}-br"`, 304],
  [`"other", ${etag}`, 304],
  ['*', 304],
  ['"other"', 200],
  ['', 200],
])('to who has %s it answers %i', async (known, status) => {
  expect((await answer({ 'If-None-Match': known })).statusCode).toBe(status);
});

test('its mark begins as it was told to, and differs for another text and for each encoding', async () => {
  const marks = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (encoding) => (await answer({ 'Accept-Encoding': encoding })).headers.etag),
  );
  expect(etag).toMatch(/^"7-[\w-]{22}"$/);
  expect(marks).toEqual([etag, `${prepared.mark}-gzip"`, `${prepared.mark}-br"`]);
  expect(prepareAnswer({ bytes: Buffer.from('[1,2,4]'), lines, version: '7' }).mark).not.toBe(prepared.mark);
});

test('what is no text is sent as it is', async () => {
  const picture = prepareAnswer({ bytes: Buffer.from('picture'), lines: ['Content-Type', 'image/png'] });
  expect(picture.formIn('br')).toBe(picture.formIn('identity'));
});

test('it is compressed as somebody asks for it, once however many do, and never as nobody does', () => {
  const coded: Encoding[] = [];
  const coder = (encoding: Encoding) => (bytes: Buffer) => {
    coded.push(encoding);
    return bytes;
  };
  const coders = { br: coder('br'), gzip: coder('gzip'), identity: coder('identity') };
  const asked = prepareAnswer({ bytes: Buffer.from('[1]'), lines }, coders);
  expect(coded).toEqual([]);
  expect(asked.formIn('br')).toBe(asked.formIn('br'));
  expect(coded).toEqual(['br']);
  const lies = { br: Buffer.from('br'), gzip: Buffer.from('gz') };
  expect(prepareAnswer({ bytes: Buffer.from('[1]'), lines, encoded: lies }, coders).formIn('gzip').bytes).toBe(
    lies.gzip,
  );
  expect(coded).toEqual(['br']);
});
