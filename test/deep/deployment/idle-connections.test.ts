import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { freshDatabase } from '../../harness/database.ts';
import { startProduct } from '../../harness/product.mjs';

/** The header by which a server says for how many seconds it keeps an idle connection; fetch hides it. */
function keptFor(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { Connection: 'keep-alive' } }, (response) => {
      response.resume();
      resolve(Number(/timeout=(\d+)/.exec(String(response.headers['keep-alive']))?.[1]));
    });
    asked.once('error', reject);
  });
}

test('the proxy gives an idle connection up before the product does, whose end would cut a call that leaves just then', async () => {
  const database = await freshDatabase();
  const product = await startProduct({ DATABASE_URL: database.url });
  const byProxy = Number(/^\s*keepalive (\d+)s$/m.exec(readFileSync('Caddyfile', 'utf8'))?.[1]);
  // One that the framework answers, and one that is prepared.
  for (const path of ['/api/contract', '/api/tournaments']) {
    expect(await keptFor(`${product.url}${path}`)).toBeGreaterThan(byProxy);
  }
  await product.kill();
  await database.drop();
});
