import { response as expressResponse, type Request } from 'express';
import { AuthenticatorCodes } from '../../api/access/authenticator-codes.ts';
import { Grants } from '../../api/access/grants.ts';
import { PostgresRecentProofs } from '../../api/access/postgres-recent-proofs.ts';
import { PostgresRevocations } from '../../api/access/postgres-revocations.ts';
import { PostgresSecondFactors } from '../../api/access/postgres-second-factors.ts';
import { PostgresShownLinks } from '../../api/access/postgres-shown-links.ts';
import { PostgresApiKeys } from '../../api/api-key/postgres-api-keys.ts';
import { PostgresAudit } from '../../api/audit/postgres-audit.ts';
import { PostgresRemovals } from '../../api/back-office/postgres-removals.ts';
import { PostgresBrackets } from '../../api/bracket/postgres-brackets.ts';
import { PostgresCheckIns } from '../../api/check-in/postgres-check-ins.ts';
import type { Database } from '../../api/database/database.ts';
import { PostgresEntrants } from '../../api/draw/postgres-entrants.ts';
import { PostgresFollowers } from '../../api/follower/postgres-followers.ts';
import { PostgresFreeAgents } from '../../api/free-agent/postgres-free-agents.ts';
import { PostgresPlacements } from '../../api/free-agent/postgres-placements.ts';
import { PostgresGoals } from '../../api/game/postgres-goals.ts';
import { rememberRequest } from '../../api/http/current-request.ts';
import { PostgresImports } from '../../api/import/postgres-imports.ts';
import { PostgresInvitations } from '../../api/invitation/postgres-invitations.ts';
import { PostgresJoinRequests } from '../../api/join-request/postgres-join-requests.ts';
import { PostgresLedger } from '../../api/ledger/postgres-ledger.ts';
import { PostgresDeadLetters } from '../../api/mail/postgres-dead-letters.ts';
import { PostgresMailboxes } from '../../api/mail/postgres-mailboxes.ts';
import { PostgresMailings } from '../../api/mailing/postgres-mailings.ts';
import { PostgresAccounts } from '../../api/organizer/postgres-accounts.ts';
import { CallerRights } from '../../api/player/caller-rights.ts';
import { PostgresContactCodes } from '../../api/player/postgres-contact-codes.ts';
import { PostgresPlayers } from '../../api/player/postgres-players.ts';
import { SessionSecret } from '../../api/process/session-secret.ts';
import { PostgresPreRegistrations } from '../../api/registration/postgres-pre-registrations.ts';
import { PostgresRegistrations } from '../../api/registration/postgres-registrations.ts';
import { PostgresNotifiedTimetables } from '../../api/schedule/postgres-notified-timetables.ts';
import { PostgresTimetableDrafts } from '../../api/schedule/postgres-timetable-drafts.ts';
import { PostgresKeeperLinks } from '../../api/score-keeper/postgres-keeper-links.ts';
import { PostgresSite } from '../../api/site/postgres-site.ts';
import { PostgresTeams } from '../../api/team/postgres-teams.ts';
import { PostgresWaitingList } from '../../api/team/postgres-waiting-list.ts';
import { PostgresTournaments } from '../../api/tournament/postgres-tournaments.ts';
import { PostgresWebhooks } from '../../api/webhook/postgres-webhooks.ts';
import { outboxOn } from '../deep/database/outbox-on.ts';
import { requestOf } from '../harness/session-request.ts';
import type { PostgresAdapters } from './adapters.ts';

/** The same on file in PostgreSQL. */
export function postgresAdapters(database: Database): PostgresAdapters {
  return {
    tournaments: new PostgresTournaments(database),
    players: new PostgresPlayers(database),
    teams: new PostgresTeams(database),
    registrations: new PostgresRegistrations(database),
    ledger: new PostgresLedger(database),
    checkIns: new PostgresCheckIns(database),
    preRegistrations: new PostgresPreRegistrations(database),
    imports: new PostgresImports(database),
    invitations: new PostgresInvitations(database),
    joinRequests: new PostgresJoinRequests(database),
    brackets: new PostgresBrackets(database),
    timetableDrafts: new PostgresTimetableDrafts(database),
    goals: new PostgresGoals(database),
    waitingList: new PostgresWaitingList(database),
    outbox: outboxOn(database),
    site: new PostgresSite(database),
    audit: new PostgresAudit(database),
    contactCodes: new PostgresContactCodes(database, new SessionSecret('a secret of ours')),
    deadLetters: new PostgresDeadLetters(database),
    shownLinks: new PostgresShownLinks(database),
    mailboxes: new PostgresMailboxes(database),
    revocations: new PostgresRevocations(database),
    rights: new CallerRights(new Grants(database), new PostgresMailboxes(database)),
    called: (sessionId, work) => calledBy(requestOf(sessionId), work),
    keeperLinks: new PostgresKeeperLinks(database),
    mailings: new PostgresMailings(database),
    entrants: new PostgresEntrants(database),
    freeAgents: new PostgresFreeAgents(database),
    placements: new PostgresPlacements(database),
    removals: new PostgresRemovals(database),
    secondFactors: new PostgresSecondFactors(database, new SessionSecret('a secret of ours'), new AuthenticatorCodes()),
    accounts: new PostgresAccounts(database),
    recentProofs: new PostgresRecentProofs(database),
    apiKeys: new PostgresApiKeys(database),
    webhooks: new PostgresWebhooks(database),
    followers: new PostgresFollowers(database, new SessionSecret('of a test')),
    notifiedTimetables: new PostgresNotifiedTimetables(database),
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
    audited: () =>
      database.query(
        'select thing, record_id as "recordId", what, before as "from", after as "to" from audit order by id',
      ),
    trust: async (sessionId, kind, subjectId) => {
      await database.query('insert into grants (session_id, kind, subject_id) values ($1, $2, $3)', [
        sessionId,
        kind,
        subjectId,
      ]);
    },
    trusted: async () => {
      const grants = await database.query<{ line: string }>(
        `select concat_ws(' ', session_id, kind, subject_id) as line from grants order by 1`,
      );
      return grants.map(({ line }) => line);
    },
    letterBecame: async (event, state) => {
      const [letter] = await database.query<{ id: number }>(
        `with changed as (update outgoing_mails set state = $2, attempts = 10, next_attempt_at = 'infinity'
         where event = $1 returning id) select id from changed`,
        [event, state],
      );
      return letter?.id ?? 0;
    },
    lettersDue: async () => {
      const due = await database.query<{ id: number }>(
        `select id from outgoing_mails where state = 'waiting' and attempts = 0 and next_attempt_at <= now() order by id`,
      );
      return due.map(({ id }) => id);
    },
    lettersWaiting: async () => {
      const counted = await database.query<{ days: number; letters: number }>(
        `select round(extract(epoch from due_at - created_at) / 86400)::int as days, count(*)::int as letters
         from outgoing_mails where state = 'waiting' group by 1 order by 1`,
      );
      return counted.map(({ days, letters }) => [days, letters] as const);
    },
    confirmationOf: async (registrationId) => {
      const [found] = await database.query<Awaited<ReturnType<PostgresAdapters['confirmationOf']>>>(
        `select payment_method_text as "methodText", payment_confirmed_by as "confirmedBy",
           payment_confirmed_at as "confirmedAt" from tournament_registrations where id = $1`,
        [registrationId],
      );
      if (found === undefined) throw new Error(`No registration ${registrationId}`);
      return found;
    },
  };
}

/** Does work for a request, as its handler does. */
function calledBy<T>(request: Request, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const response = Object.create(expressResponse);
    rememberRequest(request, response, () => work().then(resolve, reject));
  });
}
