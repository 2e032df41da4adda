import { setTimeout as wait } from 'node:timers/promises';
import { Database } from '../../../api/database/database.ts';
import { PostgresTeams } from '../../../api/team/postgres-teams.ts';
import { PostgresTournaments } from '../../../api/tournament/postgres-tournaments.ts';
import type { Team } from '../../../domain/rule/team/team.ts';
import type { Tournament } from '../../../domain/rule/tournament/tournament.ts';
import { type FreshDatabase, freshDatabase } from '../../harness/database.ts';
import { type Tournament as Announced, signedIn } from '../../journey/app.ts';
import { aTeam, aTournament } from '../../journey/samples.ts';
import { visitorAt } from '../../journey/visitor.ts';
import { Meeting, openControl } from './control-app.ts';

let database: FreshDatabase;

beforeEach(async () => {
  database = await freshDatabase();
});

afterEach(() => database.drop());

/** Longer than somebody who is not held back takes to come. */
const patienceMs = 1_000;

/** Teams among which who looks for a name waits for the other one who does, if nothing keeps them apart. */
class MeetingTeams extends PostgresTeams {
  constructor(
    own: Database,
    private readonly meeting: Meeting,
  ) {
    super(own);
  }

  override async named(tournamentId: number, name: string): Promise<Team | undefined> {
    const found = await super.named(tournamentId, name);
    await Promise.race([this.meeting.join(), wait(patienceMs)]);
    return found;
  }
}

/** Tournaments that nobody holds. */
class UnheldTournaments extends PostgresTournaments {
  override lockForTeams(id: number): Promise<Tournament | undefined> {
    return this.find(id);
  }
}

/** Two captains who give their teams, at the same instant, names that look alike. */
async function renamedAtOnce({ isHeld }: { readonly isHeld: boolean }) {
  const meeting = new Meeting(2);
  const app = await openControl(database.url, {
    replace: (builder) => {
      const meets = builder
        .overrideProvider(PostgresTeams)
        .useFactory({ inject: [Database], factory: (own: Database) => new MeetingTeams(own, meeting) });
      if (isHeld) return meets;
      return meets
        .overrideProvider(PostgresTournaments)
        .useFactory({ inject: [Database], factory: (own: Database) => new UnheldTournaments(own) });
    },
  });
  const organizer = await signedIn(app.url);
  const { id: tournamentId } = (await organizer.post<Announced>('/api/tournaments', aTournament())).body;
  const rename = async (name: string) => {
    const captain = visitorAt(app.url);
    const { body } = await captain.post<{ team: { id: number } }>('/api/teams', aTeam(tournamentId));
    return () => captain.put(`/api/teams/${body.team.id}/name`, { name });
  };
  const calls = [await rename('Red Lions'), await rename('R\u0435d L\u0456ons')];
  const answers = await Promise.all(calls.map((call) => call()));
  await app.close();
  return answers.map(({ status }) => status).toSorted();
}

test('of two teams renamed at once to names that look alike one has its name', async () => {
  expect(await renamedAtOnce({ isHeld: true })).toEqual([200, 409]);
});

test('where nobody holds the tournament the same race gives both their names', async () => {
  expect(await renamedAtOnce({ isHeld: false })).toEqual([200, 200]);
});
