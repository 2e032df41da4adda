import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
const most = 80 * 1024;

test.each([
  ['English', 'public-web', '/'],
  ['Spanish', 'public-web-es', '/es/'],
])('the JavaScript that the landing page starts with in %s is at most 80 KB', (_, folder, base) => {
  const page = readFileSync(`${dist}/${folder}/landing.html`, 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.map((path) => {
    expect(path.startsWith(base)).toBe(true);
    return brotliCompressSync(readFileSync(`${dist}/${folder}/${path.slice(base.length)}`)).length;
  });
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});
