import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { callsOfKey, scopes } from '../../domain/rule/api-key/api-key.ts';
import { embedKinds } from '../../domain/rule/site/embed.ts';
import { webhookEvents } from '../../domain/rule/webhook/webhook.ts';
import { testCredentials } from '../harness/product.mjs';
import { openApp } from './app.ts';
import { drawTournament } from './tournament-day.ts';

const app = openApp({ isOwn: true });
const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const walk = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';

test('the walk of the page goes from nothing to a score board in fifteen lines', async () => {
  expect(walk.trim().split('\n').length).toBeLessThanOrEqual(15);
  await drawTournament(app(), 4);
  const board = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', walk], {
      env: {
        GOLDEN_GOAL: app().products[0].url,
        ORGANIZER: testCredentials.ADMIN_USERNAME,
        PASSWORD: testCredentials.ADMIN_PASSWORD,
      },
    });
    return stdout.trim().split('\n');
  };
  expect((await board()).filter((line) => line.includes(' 1:0 '))).toHaveLength(1);
  expect((await board()).filter((line) => line.includes(' 2:0 '))).toHaveLength(1);
  const lines = await app().database.query<{ proved: string }>(
    `select distinct proved from audit where thing = 'game' order by 1`,
  );
  expect(lines.map(({ proved }) => proved)).toEqual(['api key 1', 'api key 2']);
});

test('the page names every scope, every event, every frame and the limit', () => {
  for (const word of [...scopes, ...webhookEvents, ...embedKinds.map((kind) => `/embed/${kind}/{tournament}`)])
    expect(page).toContain(word);
  expect(page).toContain(`${callsOfKey.calls} calls in ${callsOfKey.seconds} seconds`);
});
