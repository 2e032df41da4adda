import { EraseAgain } from '../../domain/use-case/player/erase-again.ts';
import { PostgresAudit } from '../audit/postgres-audit.ts';
import { PostgresRemovals } from '../back-office/postgres-removals.ts';
import type { Database } from '../database/database.ts';
import { PostgresPlayers } from '../player/postgres-players.ts';
import { PostgresRegistrations } from '../registration/postgres-registrations.ts';
import { erasureList, readErasures } from '../retention/erasure-list.ts';
import { PostgresErasures } from '../retention/postgres-erasures.ts';
import { PostgresTeams } from '../team/postgres-teams.ts';

/** Erases again the people on these folders' erasure lists who are on file, before the product opens; returns their number. */
export async function eraseAgain(database: Database, folders: readonly string[]): Promise<number> {
  const erasures = new PostgresErasures(database);
  for (const folder of folders) await erasures.learn(await readErasures(erasureList(folder)));
  const again = new EraseAgain({
    teams: new PostgresTeams(database),
    players: new PostgresPlayers(database),
    registrations: new PostgresRegistrations(database),
    removals: new PostgresRemovals(database),
    audit: new PostgresAudit(database),
  });
  let gone = 0;
  for (const id of await erasures.returned()) if (await database.inTransaction(() => again.run(id))) gone += 1;
  return gone;
}
