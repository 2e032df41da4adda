import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freshDatabase } from '../harness/database.ts';
import { type Product, startProduct } from '../harness/product.ts';

type Icon = { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string };

const root = fileURLToPath(new URL('../..', import.meta.url));
let product: Product;
let close: () => Promise<unknown>;

beforeAll(async () => {
  execFileSync(process.execPath, ['build.mjs', 'public-web'], { cwd: root });
  const database = await freshDatabase();
  product = await startProduct({ DATABASE_URL: database.url });
  close = async () => {
    await product.stop();
    await database.drop();
  };
}, 120_000);
afterAll(() => close());

const get = (path: string, headers = {}) => fetch(product.url + path, { headers, redirect: 'manual' });
const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';

test('the service worker stands at a stable address for the whole site and is asked for anew every time', async () => {
  const response = await get('/service-worker.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^(text|application)\/javascript/);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(await response.text()).toContain('/assets/');
});

test('it knows every file that the page asks for, and each of them is served for a year', async () => {
  const page = await (await get('/')).text();
  const worker = await (await get('/service-worker.js')).text();
  const files = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    expect(worker).toContain(file);
    expect((await get(file)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  }
});

test('the pages allow a worker and a manifest of our own and of nobody else', async () => {
  for (const path of ['/', '/live-scores', '/service-worker.js']) {
    const policy = policyOf(await get(path));
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).toContain("script-src 'self'");
  }
});

test('a phone can put the site on its home screen: every picture that is promised is there in its size', async () => {
  const response = await get('/site.webmanifest');
  expect(response.headers.get('Content-Type')).toMatch(/^application\/manifest\+json/);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  const { icons } = (await response.json()) as { icons: Icon[] };
  expect(icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of icons) {
    const picture = await get(src);
    expect(picture.headers.get('Content-Type')).toMatch(type);
    if (type === 'image/png') expect(sizeOf(Buffer.from(await picture.arrayBuffer()))).toBe(sizes);
  }
});

test('what the API says of anything may not be kept by a browser', async () => {
  for (const path of ['/api/tournaments', '/api/site', '/api/score-keeper/check-auth']) {
    expect((await get(path)).headers.get('Cache-Control')).toMatch(/no-store|no-cache/);
  }
});

/** The width and height that a PNG begins with. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
