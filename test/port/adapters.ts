import { Database } from '../../api/database/database.ts';
import { databaseAt } from '../../api/schema/open-database.ts';
import type { Accounts } from '../../domain/port/accounts.ts';
import type { ApiKeys } from '../../domain/port/api-keys.ts';
import { Audit, type AuditedWrite } from '../../domain/port/audit.ts';
import type { Brackets } from '../../domain/port/brackets.ts';
import type { CheckIns } from '../../domain/port/check-ins.ts';
import { ContactCodes } from '../../domain/port/contact-codes.ts';
import { DeadLetters, type LetterState } from '../../domain/port/dead-letters.ts';
import { Entrants } from '../../domain/port/entrants.ts';
import type { Followers } from '../../domain/port/followers.ts';
import { FreeAgents } from '../../domain/port/free-agents.ts';
import type { Goals } from '../../domain/port/goals.ts';
import type { Imports } from '../../domain/port/imports.ts';
import type { Invitations } from '../../domain/port/invitations.ts';
import type { JoinRequests } from '../../domain/port/join-requests.ts';
import type { KeeperLinks } from '../../domain/port/keeper-links.ts';
import type { Ledger } from '../../domain/port/ledger.ts';
import { Mailboxes } from '../../domain/port/mailboxes.ts';
import type { Mailings } from '../../domain/port/mailings.ts';
import { NotifiedTimetables } from '../../domain/port/notified-timetables.ts';
import type { Outbox } from '../../domain/port/outbox.ts';
import { Placements } from '../../domain/port/placements.ts';
import type { Players } from '../../domain/port/players.ts';
import type { PreRegistrations } from '../../domain/port/pre-registrations.ts';
import type { RecentProofs } from '../../domain/port/recent-proofs.ts';
import type { Registrations } from '../../domain/port/registrations.ts';
import { Removals } from '../../domain/port/removals.ts';
import type { Revocations } from '../../domain/port/revocations.ts';
import type { Rights } from '../../domain/port/rights.ts';
import type { SecondFactors } from '../../domain/port/second-factors.ts';
import type { ShownLinks } from '../../domain/port/shown-links.ts';
import type { Site } from '../../domain/port/site.ts';
import type { Teams } from '../../domain/port/teams.ts';
import type { TimetableDrafts } from '../../domain/port/timetable-drafts.ts';
import type { Tournaments } from '../../domain/port/tournaments.ts';
import type { WaitingList } from '../../domain/port/waiting-list.ts';
import type { Webhooks } from '../../domain/port/webhooks.ts';
import type { GrantKind } from '../../domain/rule/access/grant.ts';
import type { RecordedPayment } from '../../domain/rule/payment/payment.ts';
import type { SiteSettings } from '../../domain/rule/site/site-settings.ts';
import { freshDatabase } from '../harness/database.ts';
import { inMemoryAdapters } from './in-memory-adapters.ts';
import { postgresAdapters } from './postgres-adapters.ts';

/** Everything that is on file in one place: every port, and what a test asks beside them. */
export interface Adapters {
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
  readonly audit: Audit;
  readonly contactCodes: ContactCodes;
  readonly mailboxes: Mailboxes;
  readonly revocations: Revocations;
  readonly rights: Rights;
  readonly keeperLinks: KeeperLinks;
  readonly accounts: Accounts;
  readonly webhooks: Webhooks;
  /** Does work that belongs together, as a use case does. */
  together<T>(work: () => Promise<T>): Promise<T>;
  /** What was posted: to whom and under which subject, in order. */
  posted(): Promise<readonly { readonly to: string; readonly subject: string }[]>;
  /** The lines in the history of a game: what was done, from and to which score, and by whom. */
  historyOf(gameId: number): Promise<readonly (readonly [kind: string, score: string, by: string])[]>;
  settle(settings: Partial<SiteSettings>): Promise<void>;
  /** What was noted of every write, in order. */
  audited(): Promise<readonly Required<AuditedWrite>[]>;
  /** A session is trusted with something. */
  trust(sessionId: string, kind: GrantKind, subjectId: number): Promise<void>;
  /** Does work for the call of a session. */
  called<T>(sessionId: string, work: () => Promise<T>): Promise<T>;
  /** What sessions are trusted with: "phone player 1", in alphabetical order. */
  trusted(): Promise<readonly string[]>;
  /** The letter of an event has come so far; answers its number. */
  letterBecame(event: string, state: LetterState): Promise<number>;
  /** The letters that can go out now. */
  lettersDue(): Promise<readonly number[]>;
  /** What stands beside a payment. */
  confirmationOf(registrationId: number): Promise<Pick<RecordedPayment, 'methodText' | 'confirmedBy' | 'confirmedAt'>>;
}

/** The same in PostgreSQL, with the ports that no test of the domain asks for. */
export interface PostgresAdapters extends Adapters {
  readonly ledger: Ledger;
  readonly checkIns: CheckIns;
  readonly imports: Imports;
  readonly timetableDrafts: TimetableDrafts;
  readonly deadLetters: DeadLetters;
  readonly shownLinks: ShownLinks;
  readonly mailings: Mailings;
  readonly entrants: Entrants;
  readonly freeAgents: FreeAgents;
  readonly placements: Placements;
  readonly removals: Removals;
  readonly notifiedTimetables: NotifiedTimetables;
  readonly apiKeys: ApiKeys;
  readonly followers: Followers;
  readonly secondFactors: SecondFactors;
  readonly recentProofs: RecentProofs;
  /** How many letters wait so many days to go out. */
  lettersWaiting(): Promise<readonly (readonly [days: number, letters: number])[]>;
}

/** Runs a contract on an empty office in memory, and on an empty one in PostgreSQL. */
export function everyAdapter(contract: (adapters: () => Adapters) => void): void {
  describe('kept in memory', () => {
    let adapters: Adapters;
    beforeEach(() => {
      adapters = inMemoryAdapters();
    });
    contract(() => adapters);
  });

  inPostgres(contract);
}

/** Runs what only transactions beside each other show, and what a table refuses, on an empty office in PostgreSQL. */
export function inPostgres(contract: (adapters: () => PostgresAdapters) => void): void {
  describe('kept in PostgreSQL', () => {
    let database: Database;
    beforeAll(async () => {
      shared ??= open();
      database = await shared;
    });
    beforeEach(() => emptied(database));
    contract(() => postgresAdapters(database));
  });
}

/** One database for all contracts of a file. */
let shared: Promise<Database> | undefined;

afterAll(async () => (await shared)?.source.destroy());

async function open(): Promise<Database> {
  return new Database(await databaseAt((await freshDatabase()).url).initialize());
}

async function emptied(database: Database): Promise<void> {
  await database.query(
    'truncate tournaments, players, pre_registrations, outgoing_mails, mailboxes, score_updates, grants, admin_users restart identity cascade',
  );
  await database.query(`update site_settings set settings = '{}'`);
  // The audit refuses to be emptied but for the one who has its rules rest.
  await database.inTransaction(async () => {
    await database.query('set local session_replication_role = replica');
    await database.query('truncate audit restart identity');
  });
}
