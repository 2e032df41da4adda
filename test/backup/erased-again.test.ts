import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { until } from '../fault/until.ts';
import { emptyDatabase, type FreshDatabase } from '../harness/database.ts';
import { newDataDir, startProduct } from '../harness/product.ts';
import { openHouse } from '../journey/house.ts';
import { broken } from '../journey/invariants.ts';
import { remove } from '../journey/office.ts';
import { aFreeAgent, aJoiner, aTeam } from '../journey/samples.ts';

const dataDir = newDataDir();
const house = openHouse({ settings: { DATA_DIR: dataDir } });
const root = fileURLToPath(new URL('../..', import.meta.url));
const list = join(dataDir, 'erasures.txt');

function run(program: 'run-backup' | 'run-restore', url: string, file: string, folder = newDataDir()) {
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: folder };
  return promisify(execFile)(process.execPath, [`dist/api/backup/${program}.js`, file], { cwd: root, env });
}

const listed = (file = list): readonly string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
};

type Made = { readonly player: { readonly id: number } };

/** A child and a captain with a team of two are registered, a backup is written, and then both are erased. */
async function backedUpThenErased() {
  const { id: tournamentId } = await house().announce();
  const answers = aFreeAgent(tournamentId);
  const child = await house().visitor().post<Made>('/api/players', answers);
  const captain = aTeam(tournamentId, { name: 'Sunday Strikers' });
  const team = await house()
    .visitor()
    .post<{ team: { id: number; invitationCode: string }; captain: { id: number } }>('/api/teams', captain);
  const { id: teamId, invitationCode } = team.body.team;
  await house().visitor().post('/api/players/join-via-invitation', aJoiner(invitationCode));
  const folder = newDataDir();
  const backup = join(folder, 'saturday.backup');
  await run('run-backup', house().database.url, backup);
  const before = listed().length;
  await house().database.query('update teams set captain_id = null where id = $1', [teamId]);
  for (const id of [child.body.player.id, team.body.captain.id])
    expect((await remove(house().organizer, `/api/admin/players/${id}`)).status).toBe(200);
  await house().database.query(
    `update teams set captain_name = 'Captain to be named', captain_email = '' where id = $1`,
    [teamId],
  );
  await until(async () => listed().length === before + 2);
  const words = [answers.name, answers.email, captain.captainName, captain.captainEmail];
  return { backup, folder, teamId, words, ids: [child.body.player.id, team.body.captain.id] };
}

async function tablesWith(database: FreshDatabase, word: string): Promise<readonly string[]> {
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.query(`select from ${name} as one where strpos(one::text, $1) > 0 limit 1`, [word]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('the list of erasures names nobody, is its owner’s alone, and only grows', async () => {
  const first = await backedUpThenErased();
  const kept = listed();
  await backedUpThenErased();
  expect(listed().slice(0, kept.length)).toEqual(kept);
  expect(statSync(list).mode & 0o077).toBe(0);
  for (const word of first.words) expect(readFileSync(list, 'utf8')).not.toContain(word);
  expect(kept.every((line) => /^[0-9a-f]{64} \d{4}-\d\d-\d\dT[\d:.]+Z$/.test(line))).toBe(true);
});

test('who was erased after a backup is gone again when it is restored, and the audit says so', async () => {
  const { backup, teamId, words, ids } = await backedUpThenErased();
  const restored = await emptyDatabase();
  const { stdout } = await run('run-restore', restored.url, backup, dataDir);
  expect(stdout).toContain('Players erased since then, and now again: 2\n');
  for (const word of words) expect([word, await tablesWith(restored, word)]).toEqual([word, []]);
  const lines = await restored.query(
    `select who, kind, record_id as id, before from audit where what = 'erased again after a restore' order by id`,
  );
  expect(lines).toEqual(
    ids.map((id) => ({ who: 'the site', kind: 'site', id, before: { registrations: 1, goals: 0 } })),
  );
  const [team] = await restored.query('select captain_id, captain_name, current_players from teams where id = $1', [
    teamId,
  ]);
  expect(team).toEqual({ captain_id: null, captain_name: 'Captain to be named', current_players: 1 });
  expect(await broken(restored)).toEqual([]);
  await restored.drop();
});

test('the disk with the data is lost: the list beside a later backup erases again', async () => {
  const { backup, folder, words } = await backedUpThenErased();
  await run('run-backup', house().database.url, join(folder, 'sunday.backup'));
  const restored = await emptyDatabase();
  await run('run-restore', restored.url, backup);
  for (const word of words) expect(await tablesWith(restored, word)).toEqual([]);
  await restored.drop();
});

test('a database that came back some other way is looked at before the product opens', async () => {
  const { backup, words } = await backedUpThenErased();
  const restored = await emptyDatabase();
  await run('run-restore', restored.url, backup);
  expect(await tablesWith(restored, words[0] ?? '')).not.toEqual([]);
  const product = await startProduct({ DATABASE_URL: restored.url, DATA_DIR: dataDir });
  for (const word of words) expect(await tablesWith(restored, word)).toEqual([]);
  await product.stop();
  await restored.drop();
});

test('whoever gets the number of somebody erased stays, and a line that was cut off harms nothing', async () => {
  const { backup, ids } = await backedUpThenErased();
  const restored = await emptyDatabase();
  await run('run-restore', restored.url, backup);
  await restored.query(`update players set created_at = created_at + interval '1 microsecond' where id = any($1)`, [
    ids,
  ]);
  appendFileSync(list, 'abc');
  const product = await startProduct({ DATABASE_URL: restored.url, DATA_DIR: dataDir });
  await product.stop();
  expect(await restored.query('select id from players where id = any($1)', [ids])).toHaveLength(2);
  await restored.drop();
});
