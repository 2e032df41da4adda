import { DataSource, type QueryRunner } from 'typeorm';
import { adminUserRows } from '../access/admin-user-row.ts';
import { auditRows } from '../audit/audit-row.ts';
import { bracketMatchRows } from '../bracket/bracket-row.ts';
import { checkInRows } from '../check-in/check-in-row.ts';
import { connectionPatience, patience, poolSize } from '../database/patience.ts';
import { drawRows } from '../draw/draw-row.ts';
import { gameRows } from '../game/game-row.ts';
import { playerGoalRows } from '../game/player-goal-row.ts';
import { scoreUpdateRows } from '../game/score-update-row.ts';
import { invitationRows } from '../invitation/invitation-row.ts';
import { joinRequestRows } from '../join-request/join-request-row.ts';
import { ledgerEntryRows } from '../ledger/ledger-entry-row.ts';
import { outgoingMailRows } from '../mail/outgoing-mail-row.ts';
import { playerRows } from '../player/player-row.ts';
import { preRegistrationRows, toldInterestRows } from '../registration/pre-registration-row.ts';
import { registrationRows } from '../registration/registration-row.ts';
import { toldTimetableRows } from '../schedule/notified-timetable-row.ts';
import { timetableDraftRows } from '../schedule/timetable-draft-row.ts';
import { keeperLinkRows } from '../score-keeper/keeper-link-row.ts';
import { scoreKeeperRows } from '../score-keeper/score-keeper-row.ts';
import { siteSettingsRows } from '../site/site-settings-row.ts';
import { teamRows } from '../team/team-row.ts';
import { tournamentRows } from '../tournament/tournament-row.ts';
import { migrations } from './migrations.ts';

const tables = [
  tournamentRows,
  playerRows,
  teamRows,
  registrationRows,
  checkInRows,
  ledgerEntryRows,
  invitationRows,
  joinRequestRows,
  preRegistrationRows,
  toldInterestRows,
  drawRows,
  bracketMatchRows,
  gameRows,
  scoreUpdateRows,
  playerGoalRows,
  outgoingMailRows,
  toldTimetableRows,
  timetableDraftRows,
  siteSettingsRows,
  adminUserRows,
  keeperLinkRows,
  scoreKeeperRows,
  auditRows,
];

/** Describes a database; `onIdleError` receives errors of idle connections. */
export function databaseAt(
  url: string,
  onIdleError: (error: Error) => void = () => undefined,
  steps: typeof migrations = migrations,
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: tables,
    migrations: [...steps],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'all',
    synchronize: false,
    poolSize,
    connectTimeoutMS: connectionPatience,
    poolErrorHandler: onIdleError,
    extra: {
      ...patience,
      application_name: 'golden-goal',
      // Sends statements without waiting for earlier answers, which come in order.
      pipeline: true,
    },
  });
}

/** Arbitrary number of the advisory lock for migrations; concurrent processes take turns. */
const migrationLock = 33_017_933;

/** Migrates the database to what the code expects. */
export async function migrate(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await runner.query('set lock_timeout = 0');
    await runner.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseOtherVersions(runner);
    await source.runMigrations();
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [migrationLock]);
    await runner.query('reset lock_timeout');
    await runner.release();
  }
}

async function refuseOtherVersions(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('migrations'))) return;
  const done: { readonly name: string }[] = await runner.query('select name from migrations');
  refuseUnknownMigrations(done.map(({ name }) => name));
}

/** Undoes every migration: the database is empty again. */
export async function undoMigrations(url: string): Promise<void> {
  const source = await databaseAt(url).initialize();
  const runner = source.createQueryRunner();
  while (await runner.hasTable('migrations')) {
    const [left] = await runner.query('select 1 from migrations limit 1');
    if (left === undefined) await runner.query('drop table migrations');
    else await source.undoLastMigration();
  }
  await runner.release();
  await source.destroy();
}

/** Migrates an empty database to the state after these migrations and no others. */
export async function migrateTo(url: string, ran: readonly string[]): Promise<void> {
  refuseUnknownMigrations(ran);
  const steps = migrations.filter(({ name }) => ran.includes(name));
  const source = await databaseAt(url, () => undefined, steps).initialize();
  await migrate(source);
  await source.destroy();
}

/** Returns the number at the end of a migration's name. */
const numberOf = (name: string): number => Number(name.slice(-13));

const known = new Set(migrations.map(({ name }) => name));
const first = Math.min(...[...known].map(numberOf));

/** Refuses tables that earlier or later versions made: the names of their migrations are unknown here. */
function refuseUnknownMigrations(names: readonly string[]): void {
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(numberOf(unknown) < first ? tooEarly : tooLate);
}

const tooEarly =
  'These tables are of a development version before 1.0.0, which this version does not read. ' +
  'Start with an empty database: delete the folder of DATA_DIR (data), or create another database for DATABASE_URL.';
const tooLate = 'These tables are of a newer Golden Goal than this one. Start the newer version.';
