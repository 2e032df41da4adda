import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { emptyDatabase } from '../harness/database.ts';
import { startProduct } from '../harness/product.ts';
import { signedIn } from '../journey/app.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** npm run migrate, as it is called. */
function migrate(env: Readonly<Record<string, string>>) {
  return promisify(execFile)(process.execPath, ['dist/api/schema/run-migrate.js'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  });
}

test('the owner migrates and makes the role of the product, which then starts without knowing the owner', async () => {
  const database = await emptyDatabase();
  const user = `running_${randomBytes(4).toString('hex')}`;
  const address = new URL(database.url);
  [address.username, address.password] = [user, 'throw4in'];
  await promisify(execFile)(process.execPath, ['build.mjs', 'api'], { cwd: root });
  await migrate({ DATABASE_URL: address.href, MIGRATION_DATABASE_URL: database.url });
  await migrate({ DATABASE_URL: address.href, MIGRATION_DATABASE_URL: database.url });

  const product = await startProduct({ DATABASE_URL: address.href });
  await signedIn(product.url);
  expect(product.logs()).not.toContain('could change its own audit');
  const [asked] = await database.query<{ may: boolean }>(`select has_table_privilege($1, 'audit', 'update') as may`, [
    user,
  ]);
  expect(asked?.may).toBe(false);
  await product.stop();

  await database.query(`delete from migrations where name like 'Baseline%'`);
  await expect(startProduct({ DATABASE_URL: address.href })).rejects.toThrow('The tables are of an earlier form');
  await database.query(`drop owned by ${user}`);
  await database.query(`drop role ${user}`);
  await database.drop();
});

test('one role that does both is told so in the log', async () => {
  const database = await emptyDatabase();
  const product = await startProduct({ DATABASE_URL: database.url });
  expect(product.logs()).toContain('could change its own audit');
  await product.stop();
  await database.drop();
});
