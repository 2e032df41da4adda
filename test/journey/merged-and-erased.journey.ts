import { tablesWith } from '../harness/database.ts';
import { openApp } from './app.ts';
import { merging } from './merging.ts';

const app = openApp();
const { merge, undo, twice } = merging(app);

test('whoever is erased takes the other record along: its name, its address and the undo', async () => {
  const { kept, gone, slip } = await twice({ email: 'gone.record@erasable.example' });
  expect((await merge({ keptId: kept.id, goneId: gone.id })).status).toBe(200);
  const erased = await app().organizer.call(`/api/admin/players/${kept.id}`, { method: 'DELETE' });
  expect(erased.status).toBe(200);
  for (const word of [slip, 'gone.record@erasable.example'])
    expect([word, await tablesWith(app().database, word)]).toEqual([word, []]);
});

test('after a day a merge stays, and how it was before is forgotten', async () => {
  const { kept, gone } = await twice();
  const { body } = await merge({ keptId: kept.id, goneId: gone.id });
  await app().database.query(`update player_merges set at = at - interval '25 hours' where id = $1`, [body.mergeId]);
  const refused = await undo(body.mergeId);
  expect([refused.status, refused.body.message]).toEqual([409, 'A merge can be undone for 24 hours']);
});
