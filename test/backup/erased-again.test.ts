import { execFile } from 'node:child_process';
import { appendFileSync, copyFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addErasures, readErasures } from '../../api/retention/erasure-list.ts';
import { until } from '../fault/until.ts';
import { emptyDatabase, type FreshDatabase, tablesWith } from '../harness/database.ts';
import { newDataDir, startProduct } from '../harness/product.ts';
import { openApp } from '../journey/app.ts';
import { broken } from '../journey/invariants.ts';
import { remove } from '../journey/records.ts';
import { aFreeAgent, aJoiner, aTeam } from '../journey/samples.ts';

const dataDir = newDataDir();
const app = openApp({ settings: { DATA_DIR: dataDir } });
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

/** Starting programs takes a busy machine a while. */
const patience = 180_000;

/** A child, and a captain with a team of two, were backed up on Saturday, erased, and on Sunday there was another backup. */
async function anErasure() {
  const { id: tournamentId } = await app().announce();
  const answers = aFreeAgent(tournamentId);
  const child = await app().visitor().post<Made>('/api/players', answers);
  const captain = aTeam(tournamentId, { name: 'Sunday Strikers', parentEmail: 'captains.parent@family.example' });
  const { body } = await app()
    .visitor()
    .post<{ team: { id: number; invitationCode: string }; captain: { id: number } }>('/api/teams', captain);
  const joiner = aJoiner(body.team.invitationCode);
  const joined = await app().visitor().post<Made>('/api/players/join-via-invitation', joiner);
  const folder = newDataDir();
  await run('run-backup', app().database.url, join(folder, 'saturday.backup'));
  const assigned = { playerId: joined.body.player.id };
  expect((await app().organizer.put(`/api/admin/teams/${body.team.id}/captain`, assigned)).status).toBe(200);
  const ids = [child.body.player.id, body.captain.id];
  for (const id of ids) expect((await remove(app().organizer, `/api/admin/players/${id}`)).status).toBe(200);
  await until(async () => listed().length === 2);
  const alone = newDataDir();
  copyFileSync(join(folder, 'saturday.backup'), join(alone, 'saturday.backup'));
  await run('run-backup', app().database.url, join(folder, 'sunday.backup'));
  const words = [
    [answers.name, answers.email],
    [captain.captainName, captain.captainEmail],
  ] as const;
  return { folder, alone, teamId: body.team.id, words, ids };
}

let erasure: Awaited<ReturnType<typeof anErasure>>;
beforeAll(async () => {
  erasure = await anErasure();
}, patience);

async function expectGone(database: FreshDatabase, words: readonly string[]): Promise<void> {
  for (const word of words) expect([word, await tablesWith(database, word)]).toEqual([word, []]);
}

test('the list of erasures names nobody and is its owner’s alone', () => {
  expect(statSync(list).mode & 0o077).toBe(0);
  for (const line of listed()) expect(line).toMatch(/^[0-9a-f]{64} \d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(listed(join(erasure.folder, 'erasures.txt')).toSorted()).toEqual(listed().toSorted());
});

test('a list only grows, and learns nothing twice', async () => {
  const file = join(newDataDir(), 'erasures.txt');
  const marks = ['a', 'b'].map((letter) => ({ mark: letter.repeat(64), erasedAt: '2026-11-22T15:00:00.000Z' }));
  await addErasures(file, marks.slice(0, 1));
  appendFileSync(file, 'cut off');
  await addErasures(file, marks);
  await addErasures(file, marks);
  expect(await readErasures(file)).toEqual(marks);
  expect(await readErasures(join(newDataDir(), 'erasures.txt'))).toEqual([]);
});

test(
  'who was erased after a backup is gone again when it is restored, and the audit says so',
  async () => {
    const { alone, teamId, words, ids } = erasure;
    const restored = await emptyDatabase();
    const { stdout } = await run('run-restore', restored.url, join(alone, 'saturday.backup'), dataDir);
    expect(stdout).toContain('Players erased since then, and now again: 2\n');
    await expectGone(restored, words.flat());
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
  },
  patience,
);

test(
  'the disk with the data is lost: the list beside a later backup erases again',
  async () => {
    const restored = await emptyDatabase();
    await run('run-restore', restored.url, join(erasure.folder, 'saturday.backup'));
    await expectGone(restored, erasure.words.flat());
    await restored.drop();
  },
  patience,
);

test(
  'a database that came back some other way is looked at before the product opens; who only has the number of somebody erased stays',
  async () => {
    const { alone, words, ids } = erasure;
    const restored = await emptyDatabase();
    await run('run-restore', restored.url, join(alone, 'saturday.backup'));
    await restored.query(`update players set created_at = created_at + interval '1 microsecond' where id = $1`, [
      ids[0],
    ]);
    expect(await restored.query('select id from players where id = any($1)', [ids])).toHaveLength(2);
    const product = await startProduct({ DATABASE_URL: restored.url, DATA_DIR: dataDir });
    await expectGone(restored, words[1]);
    expect(await restored.query('select id from players where id = any($1)', [ids])).toEqual([{ id: ids[0] }]);
    await product.stop();
    await restored.drop();
  },
  patience,
);
