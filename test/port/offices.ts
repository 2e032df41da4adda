import { PostgresBrackets } from '../../api/bracket/postgres-brackets.ts';
import { Database } from '../../api/database/database.ts';
import { databaseAt } from '../../api/database/open-database.ts';
import { PostgresGoals } from '../../api/game/postgres-goals.ts';
import { PostgresInvitations } from '../../api/invitation/postgres-invitations.ts';
import { PostgresJoinRequests } from '../../api/join-request/postgres-join-requests.ts';
import { PostgresOutbox } from '../../api/mail/postgres-outbox.ts';
import { PostgresPlayers } from '../../api/player/postgres-players.ts';
import { PostgresPreRegistrations } from '../../api/registration/postgres-pre-registrations.ts';
import { PostgresRegistrations } from '../../api/registration/postgres-registrations.ts';
import { PostgresSite } from '../../api/site/postgres-site.ts';
import { PostgresTeams } from '../../api/team/postgres-teams.ts';
import { PostgresWaitingList } from '../../api/team/postgres-waiting-list.ts';
import { PostgresTournaments } from '../../api/tournament/postgres-tournaments.ts';
import type { Brackets } from '../../domain/port/brackets.ts';
import type { Goals } from '../../domain/port/goals.ts';
import type { Invitations } from '../../domain/port/invitations.ts';
import type { JoinRequests } from '../../domain/port/join-requests.ts';
import type { Outbox } from '../../domain/port/outbox.ts';
import type { Players } from '../../domain/port/players.ts';
import type { PreRegistrations } from '../../domain/port/pre-registrations.ts';
import type { Registrations } from '../../domain/port/registrations.ts';
import type { Site } from '../../domain/port/site.ts';
import type { Teams } from '../../domain/port/teams.ts';
import type { Tournaments } from '../../domain/port/tournaments.ts';
import type { WaitingList } from '../../domain/port/waiting-list.ts';
import type { SiteSettings } from '../../domain/site/site-settings.ts';
import { freshDatabase } from '../harness/database.ts';
import { InMemoryBrackets } from '../in-memory/in-memory-brackets.ts';
import { InMemoryGoals } from '../in-memory/in-memory-goals.ts';
import { InMemoryInvitations } from '../in-memory/in-memory-invitations.ts';
import { InMemoryJoinRequests } from '../in-memory/in-memory-join-requests.ts';
import { InMemoryOutbox } from '../in-memory/in-memory-outbox.ts';
import { InMemoryPlayers } from '../in-memory/in-memory-players.ts';
import { InMemoryPreRegistrations } from '../in-memory/in-memory-pre-registrations.ts';
import { InMemoryRegistrations } from '../in-memory/in-memory-registrations.ts';
import { InMemorySite } from '../in-memory/in-memory-site.ts';
import { InMemoryTeams } from '../in-memory/in-memory-teams.ts';
import { InMemoryTournaments } from '../in-memory/in-memory-tournaments.ts';
import { InMemoryWaitingList } from '../in-memory/in-memory-waiting-list.ts';

/** Everything that is on file in one place: every port, and what a test asks beside them. */
export interface Office {
  readonly tournaments: Tournaments;
  readonly players: Players;
  readonly teams: Teams;
  readonly registrations: Registrations;
  readonly preRegistrations: PreRegistrations;
  readonly invitations: Invitations;
  readonly joinRequests: JoinRequests;
  readonly brackets: Brackets;
  readonly goals: Goals;
  readonly waitingList: WaitingList;
  readonly outbox: Outbox;
  readonly site: Site;
  /** Does work that belongs together, as a use case does. */
  together<T>(work: () => Promise<T>): Promise<T>;
  /** What was posted: to whom and under which subject, in order. */
  posted(): Promise<readonly { readonly to: string; readonly subject: string }[]>;
  /** The lines in the history of a game: what was done, from and to which score, and by whom. */
  historyOf(gameId: number): Promise<readonly (readonly [kind: string, score: string, by: string])[]>;
  settle(settings: Partial<SiteSettings>): Promise<void>;
}

/** Runs a contract on an empty office in memory, and on an empty one in PostgreSQL. */
export function everyOffice(contract: (office: () => Office) => void): void {
  describe('kept in memory', () => {
    let office: Office;
    beforeEach(() => {
      office = officeInMemory();
    });
    contract(() => office);
  });

  describe('kept in PostgreSQL', () => {
    let database: Database;
    beforeAll(async () => {
      database = new Database(await databaseAt((await freshDatabase()).url).initialize());
    });
    beforeEach(() => emptied(database));
    afterAll(() => database.source.destroy());
    contract(() => officeInPostgres(database));
  });
}

function officeInMemory(): Office {
  const tournaments = new InMemoryTournaments();
  const teams = new InMemoryTeams(tournaments);
  const outbox = new InMemoryOutbox();
  const site = new InMemorySite();
  const brackets = new InMemoryBrackets(tournaments);
  return {
    tournaments,
    teams,
    outbox,
    site,
    brackets,
    players: new InMemoryPlayers(),
    registrations: new InMemoryRegistrations(teams),
    preRegistrations: new InMemoryPreRegistrations(),
    invitations: new InMemoryInvitations(),
    joinRequests: new InMemoryJoinRequests(),
    goals: new InMemoryGoals(),
    waitingList: new InMemoryWaitingList(tournaments, teams),
    together: (work) => work(),
    posted: async () => outbox.letters.map(({ to, subject }) => ({ to, subject })),
    historyOf: async (gameId) =>
      brackets.history
        .filter((line) => line.gameId === gameId)
        .map(({ kind, to, by }) => [kind, `${to.team1}:${to.team2}`, by]),
    settle: async (settings) => site.set(settings),
  };
}

function officeInPostgres(database: Database): Office {
  return {
    tournaments: new PostgresTournaments(database),
    players: new PostgresPlayers(database),
    teams: new PostgresTeams(database),
    registrations: new PostgresRegistrations(database),
    preRegistrations: new PostgresPreRegistrations(database),
    invitations: new PostgresInvitations(database),
    joinRequests: new PostgresJoinRequests(database),
    brackets: new PostgresBrackets(database),
    goals: new PostgresGoals(database),
    waitingList: new PostgresWaitingList(database),
    outbox: new PostgresOutbox(database),
    site: new PostgresSite(database),
    together: (work) => database.inTransaction(work),
    posted: () => database.query('select recipient as "to", subject from outgoing_mails order by id'),
    historyOf: async (gameId) => {
      const lines = await database.query<{ kind: string; score: string; by: string }>(
        `select kind, team1_score || ':' || team2_score as score, updated_by as by from score_updates
         where game_id = $1 order by id`,
        [gameId],
      );
      return lines.map(({ kind, score, by }) => [kind, score, by]);
    },
    settle: async (settings) => {
      await database.query('update site_settings set settings = $1', [JSON.stringify(settings)]);
    },
  };
}

async function emptied(database: Database): Promise<void> {
  await database.query(
    'truncate tournaments, players, pre_registrations, outgoing_mails, score_updates restart identity cascade',
  );
  await database.query(`update site_settings set settings = '{}'`);
}
