import { freshDatabase } from '../harness/database.ts';
import { type Product, startProduct } from '../harness/product.mjs';

type Icon = { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose?: string };

let product: Product;
let close: () => Promise<unknown>;

beforeAll(async () => {
  const database = await freshDatabase();
  product = await startProduct({ DATABASE_URL: database.url });
  close = async () => {
    await product.stop();
    await database.drop();
  };
});
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

test('search engines are kept from what is somebody’s own, and from nothing that everybody may find', async () => {
  const closed = (await (await get('/robots.txt')).text()).split('\n').filter((line) => line.startsWith('Disallow: '));
  for (const path of ['/api/', '/admin', '/captain', '/record/', '/invite/', '/waiver/', '/player-lookup'])
    expect(closed).toContain(`Disallow: ${path}`);
  for (const path of ['/', '/tournaments/7', '/teams/12', '/live-scores', '/privacy'])
    expect(closed.filter((line) => path.startsWith(line.slice('Disallow: '.length)))).toEqual([]);
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

/** What is sent to a browser that prefers a language, or that has been told one. */
const readBy = async (path: string, headers: Readonly<Record<string, string>>) => {
  const response = await get(path, headers);
  const text = await response.text();
  return { response, text, language: /<html lang="(\w+)"/.exec(text)?.[1] };
};

test('each page is in the language that was chosen on the device, else in the one its browser prefers', async () => {
  const spanish = { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.5' };
  for (const path of ['/', '/tournaments', '/privacy', '/invite/TEAM-NONE-000', '/captain/team/1', '/nowhere']) {
    // Twice: the second time it lies there ready.
    for (const _ of [1, 2]) {
      expect((await readBy(path, spanish)).language).toBe('es');
      expect((await readBy(path, { ...spanish, Cookie: 'a=b; language=en' })).language).toBe('en');
      expect((await readBy(path, { 'Accept-Language': 'en', Cookie: 'language=es; c=d' })).language).toBe('es');
      for (const line of ['fr', 'en-GB,es;q=0.5', '', ';;;q=', '*'])
        expect((await readBy(path, { 'Accept-Language': line, Cookie: 'language=zz' })).language).toBe('en');
    }
    const { response } = await readBy(path, spanish);
    expect(response.headers.get('Vary')).toMatch(/Accept-Language, Cookie/);
  }
});

test('a browser that has a page in one language is not told that it has it in the other', async () => {
  const [english, spanish] = [{ Cookie: 'language=en' }, { Cookie: 'language=es' }];
  const mark = (await get('/live-scores', english)).headers.get('ETag') ?? '';
  expect((await get('/live-scores', { ...english, 'If-None-Match': mark })).status).toBe(304);
  expect((await get('/live-scores', { ...spanish, 'If-None-Match': mark })).status).toBe(200);
});

test('the service worker of a language keeps the files of that language', async () => {
  for (const [cookie, folder] of [
    ['language=en', '/assets/'],
    ['language=es', '/es/assets/'],
  ]) {
    const page = await (await get('/', { Cookie: cookie })).text();
    const worker = await (await get('/service-worker.js', { Cookie: cookie })).text();
    const files = [...page.matchAll(/"((?:\/es)?\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      expect(file.startsWith(folder ?? '')).toBe(true);
      expect(worker).toContain(file);
    }
  }
});

test('on a home screen the site is named in the language of its page', async () => {
  const page = await (await get('/', { Cookie: 'language=es' })).text();
  const manifest = /rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(await (await get(manifest)).json()).toMatchObject({ lang: 'es', start_url: '/', scope: '/' });
});

/** The width and height that a PNG begins with. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
