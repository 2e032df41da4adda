import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestingModuleBuilder } from '@nestjs/testing';
import { pino } from 'pino';
import { Database } from '../../api/database/database.ts';
import { readSettings } from '../../api/process/settings.ts';
import { PostgresRegistrations } from '../../api/registration/postgres-registrations.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import { Organizers } from '../../api/session/organizers.ts';
import { PostgresTeams } from '../../api/team/postgres-teams.ts';
import type { Team } from '../../domain/team/team.ts';
import { type Otherwise, testApi } from '../harness/api.ts';
import { testCredentials } from '../harness/product.ts';

/** More than may join. */
const together = 6;

/** Teams whose roster anybody may change meanwhile: the first who come have all looked at it before one of them writes. */
class UnlockedTeams extends PostgresTeams {
  private readonly looked: (() => void)[] = [];

  override async lock(id: number): Promise<Team | undefined> {
    const team = await this.find(id);
    await this.allHaveLooked();
    return team;
  }

  private async allHaveLooked(): Promise<void> {
    if (this.looked.length >= together) return;
    const all = new Promise<void>((goOn) => this.looked.push(goOn));
    if (this.looked.length === together) for (const goOn of this.looked) goOn();
    await all;
  }
}

/** Registrations that take a roster to have a place, whatever it has. */
class UnguardedRegistrations extends PostgresRegistrations {
  protected override placeIn(id: string): string {
    return `from teams where id = ${id}`;
  }
}

const withoutGuards = (builder: TestingModuleBuilder) =>
  builder
    .overrideProvider(PostgresTeams)
    .useFactory({ inject: [Database], factory: (database: Database) => new UnlockedTeams(database) })
    .overrideProvider(PostgresRegistrations)
    .useFactory({ inject: [Database], factory: (database: Database) => new UnguardedRegistrations(database) });

/** Serves the API without its guards at the last place, to see that a race can be lost. */
export const openWithoutGuards = (databaseUrl: string) => openControl(databaseUrl, withoutGuards);

/** Serves the API with something of it replaced by what is wrong. */
export async function openControl(databaseUrl: string, replace: NonNullable<Otherwise['replace']>) {
  const source = await databaseAt(databaseUrl).initialize();
  const database = new Database(source);
  const settings = readSettings({ ...testCredentials, DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' });
  const opened = {
    settings,
    database,
    log: pino({ level: 'silent' }),
    sessionSecret: testCredentials.SESSION_SECRET,
  };
  const api = await testApi(opened, { replace });
  await api.get(Organizers).ensure(testCredentials.ADMIN_USERNAME, testCredentials.ADMIN_PASSWORD);
  const server = await api.listen(0);
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      await api.close();
      await source.destroy();
    },
  };
}
