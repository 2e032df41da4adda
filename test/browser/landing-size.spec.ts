import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './journey.ts';

const built = fileURLToPath(new URL('../../dist/public-web', import.meta.url));
const most = 80 * 1024;

test('the JavaScript that the landing page starts with is at most 80 KB', () => {
  const page = readFileSync(`${built}/landing.html`, 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.map((path) => brotliCompressSync(readFileSync(built + path)).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});
