import { Database } from '../../../api/database/database.ts';
import { PostgresRegistrations } from '../../../api/registration/postgres-registrations.ts';
import { PostgresTeams } from '../../../api/team/postgres-teams.ts';
import type { Team } from '../../../domain/rule/team/team.ts';
import { type Otherwise, testApi } from '../../harness/api.ts';

/** Lets the first so many go on together, at however many processes they are. */
export class Meeting {
  private readonly here: (() => void)[] = [];

  constructor(private readonly size: number) {}

  async join(): Promise<void> {
    if (this.here.length >= this.size) return;
    const all = new Promise<void>((goOn) => this.here.push(goOn));
    if (this.here.length === this.size) for (const goOn of this.here) goOn();
    await all;
  }
}

/** Teams whose roster anybody may change meanwhile: the first who come have all looked at it before one of them writes. */
class UnlockedTeams extends PostgresTeams {
  constructor(
    own: Database,
    private readonly meeting: Meeting,
  ) {
    super(own);
  }

  override async lock(id: number): Promise<Team | undefined> {
    const team = await this.find(id);
    await this.meeting.join();
    return team;
  }
}

/** Registrations that take a roster to have a place, whatever it has. */
class UnguardedRegistrations extends PostgresRegistrations {
  protected override placeIn(id: string): string {
    return `from teams where id = ${id}`;
  }
}

/** Serves the API without its guards at the last place, to see that a race can be lost. */
export const openWithoutGuards = (databaseUrl: string, meeting: Meeting) =>
  openControl(databaseUrl, {
    replace: (builder) =>
      builder
        .overrideProvider(PostgresTeams)
        .useFactory({ inject: [Database], factory: (own: Database) => new UnlockedTeams(own, meeting) })
        .overrideProvider(PostgresRegistrations)
        .useFactory({ inject: [Database], factory: (own: Database) => new UnguardedRegistrations(own) }),
  });

/** Serves the API with something of it replaced by what is wrong. */
export async function openControl(databaseUrl: string, otherwise: Otherwise = {}) {
  const api = await testApi(databaseUrl, otherwise);
  await api.addOrganizer();
  return { url: await api.listen(), close: api.close };
}
