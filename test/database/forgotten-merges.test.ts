import { pino } from 'pino';
import { Database } from '../../api/database/database.ts';
import { Caretaker } from '../../api/retention/caretaker.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { type FreshDatabase, freshDatabase } from '../harness/database.ts';

let database: FreshDatabase;
let opened: Database;
beforeAll(async () => {
  database = await freshDatabase();
  opened = new Database(await databaseAt(database.url).initialize());
});
afterAll(async () => {
  await opened.source.destroy();
  await database.drop();
});

test('how two records were before is forgotten after a day, and what an erasure has to find goes with the player', async () => {
  await database.query(
    `insert into players (id, name, name_key, phone, phone_key, email, birth_year, skill_level, current_club)
     values (1, 'Jo Old', 'jo old', '2015550100', '2015550100', 'jo@family.example', 2012, 'Here to Play', 'None')`,
  );
  await database.query(
    `insert into player_merges (kept_id, gone_id, at, made_by, gone, undo)
     select 1, 90 + hours, now() - hours * interval '1 hour', 'organizer',
       to_jsonb(player) || jsonb_build_object('id', 90 + hours, 'twin', 90 + hours, 'name', 'Jo Olld'), '{"before": {"name": "Jo Olld"}}'
     from players player, unnest(array[1, 23, 25]) hours where player.id = 1`,
  );
  await new Caretaker(opened, pino({ level: 'silent' })).run();
  const kept = await database.query(
    'select gone_id as id, undo is not null as "canUndo", gone is not null as known from player_merges order by 1',
  );
  expect(kept).toEqual([
    { id: 91, canUndo: true, known: true },
    { id: 113, canUndo: true, known: true },
    { id: 115, canUndo: false, known: true },
  ]);
  await database.query('delete from players where id = 1');
  expect(await database.query('select from player_merges')).toEqual([]);
  expect(await database.query('select from players')).toEqual([]);
});
