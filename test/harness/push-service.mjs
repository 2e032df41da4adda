// @ts-check
// Stand-in for a push service on this machine: it accepts messages, checks the sender, and decrypts them.
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { fileURLToPath } from 'node:url';
import ece from 'http_ece';

/** @typedef {import('./push-service.d.mts').PushService} PushService @typedef {import('./push-service.d.mts').Taken} Taken */

/** File with the service's key and certificate. */
const certificate = fileURLToPath(new URL('./receiver.pem', import.meta.url));

/** @returns {Promise<PushService>} */
export async function openPushService() {
  const pair = readFileSync(certificate);
  /** @type {Map<string, { ecdh: import('node:crypto').ECDH, auth: Buffer }>} */
  const browsers = new Map();
  /** @type {Taken[]} */
  const taken = [];
  /** @type {string[]} */
  const refused = [];
  const known = new Set();
  let statusOf = (/** @type {string} */ _) => 201;
  /** @param {Taken} _ */
  let listen = (_) => {};
  const server = createServer({ key: pair, cert: pair, keepAlive: true }, (request, response) => {
    /** @type {Buffer[]} */
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const place = request.url ?? '';
      const { headers } = request;
      try {
        const browser = browsers.get(place);
        if (browser === undefined) throw new Error('there is no such browser');
        const { authorization = '' } = headers;
        if (!known.has(authorization)) known.add(checked(authorization, origin));
        const opened = ece.decrypt(Buffer.concat(parts), {
          version: 'aes128gcm',
          privateKey: browser.ecdh,
          authSecret: browser.auth.toString('base64url'),
        });
        const status = statusOf(place);
        if (status < 300) {
          const one = { place, payload: JSON.parse(opened.toString()), headers, at: Date.now() };
          taken.push(one);
          listen(one);
        }
        response.writeHead(status).end();
      } catch (error) {
        refused.push(String(error));
        response.writeHead(403).end();
      }
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const origin = `https://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    certificate,
    taken,
    refused,
    subscribe: () => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const place = `/push/${randomBytes(12).toString('base64url')}`;
      browsers.set(place, { ecdh, auth });
      return {
        endpoint: `${origin}${place}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    answer: (status) => {
      statusOf = status;
    },
    onTaken: (listener) => {
      listen = listener;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Checks that a sender has signed for this push service with a short validity (RFC 8292). @param {string} authorization @param {string} origin */
function checked(authorization, origin) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const seconds = exp - Date.now() / 1000;
  if (!isSigned || aud !== origin || seconds < 0 || seconds > 24 * 3600 || !/^(mailto|https):/.test(sub))
    throw new Error(`not signed for us: ${aud} ${exp} ${sub}`);
  return authorization;
}
