import type { LetterState } from '../../domain/port/dead-letters.ts';
import { InMemoryAccounts } from '../in-memory/in-memory-accounts.ts';
import { InMemoryAudit } from '../in-memory/in-memory-audit.ts';
import { InMemoryBrackets } from '../in-memory/in-memory-brackets.ts';
import { InMemoryContactCodes } from '../in-memory/in-memory-contact-codes.ts';
import { InMemoryGoals } from '../in-memory/in-memory-goals.ts';
import { InMemoryInvitations } from '../in-memory/in-memory-invitations.ts';
import { InMemoryJoinRequests } from '../in-memory/in-memory-join-requests.ts';
import { InMemoryKeeperLinks } from '../in-memory/in-memory-keeper-links.ts';
import { InMemoryMailboxes } from '../in-memory/in-memory-mailboxes.ts';
import { InMemoryOutbox } from '../in-memory/in-memory-outbox.ts';
import { InMemoryPlayers } from '../in-memory/in-memory-players.ts';
import { InMemoryPreRegistrations } from '../in-memory/in-memory-pre-registrations.ts';
import { InMemoryRegistrations } from '../in-memory/in-memory-registrations.ts';
import { InMemoryRevocations } from '../in-memory/in-memory-revocations.ts';
import { InMemoryRights } from '../in-memory/in-memory-rights.ts';
import { InMemorySite } from '../in-memory/in-memory-site.ts';
import { InMemoryTeams } from '../in-memory/in-memory-teams.ts';
import { InMemoryTournaments } from '../in-memory/in-memory-tournaments.ts';
import { InMemoryWaitingList } from '../in-memory/in-memory-waiting-list.ts';
import { InMemoryWebhooks } from '../in-memory/in-memory-webhooks.ts';
import type { Adapters } from './adapters.ts';

/** An empty office with nothing but memory behind it. */
export function inMemoryAdapters(): Adapters {
  const tournaments = new InMemoryTournaments();
  const teams = new InMemoryTeams(tournaments);
  const mailboxes = new InMemoryMailboxes();
  const site = new InMemorySite({});
  const brackets = new InMemoryBrackets(tournaments);
  const players = new InMemoryPlayers();
  players.captainReads = (id, language) => teams.readIn(id, language);
  const outbox = new InMemoryOutbox((address) =>
    [
      ...players.all.flatMap(({ email, parentEmail }) => [email, parentEmail]),
      ...teams.all.map(({ captainEmail }) => captainEmail),
    ].some((one) => one?.toLowerCase() === address.toLowerCase()),
  );
  const registrations = new InMemoryRegistrations(teams, players);
  const invitations = new InMemoryInvitations();
  const joinRequests = new InMemoryJoinRequests();
  const goals = new InMemoryGoals();
  const onFile = {
    tournaments,
    teams,
    players,
    registrations,
    invitations,
    joinRequests,
    brackets,
    goals,
  };
  const audit = new InMemoryAudit();
  const accounts = new InMemoryAccounts();
  const states = new Map<string, LetterState>();
  const isWaiting = ({ event }: { event: string }) => (states.get(event) ?? 'waiting') === 'waiting';
  const revocations = new InMemoryRevocations();
  const rights = new InMemoryRights(mailboxes);
  return {
    ...onFile,
    outbox,
    site,
    audit,
    preRegistrations: new InMemoryPreRegistrations(),
    waitingList: new InMemoryWaitingList(tournaments, teams),
    contactCodes: new InMemoryContactCodes(),
    mailboxes,
    revocations,
    rights,
    called: async (sessionId, work) => {
      rights.session = sessionId;
      return work();
    },
    keeperLinks: new InMemoryKeeperLinks(brackets, revocations),
    accounts,
    webhooks: new InMemoryWebhooks(),
    together: (work) => work(),
    posted: async () => outbox.letters.map(({ to, subject }) => ({ to, subject })),
    historyOf: async (gameId) =>
      brackets.history
        .filter((line) => line.gameId === gameId)
        .map(({ kind, to, by }) => [kind, `${to.team1}:${to.team2}`, by]),
    settle: async (settings) => site.set(settings),
    audited: async () => audit.writes.map((write) => ({ from: null, to: null, ...write })),
    trust: async (...granted) => revocations.give(...granted),
    trusted: async () =>
      revocations.granted.map(({ sessionId, kind, subjectId }) => `${sessionId} ${kind} ${subjectId}`).toSorted(),
    letterBecame: async (event, state) => {
      states.set(event, state);
      return outbox.letters.findIndex((letter) => letter.event === event) + 1;
    },
    lettersDue: async () => outbox.letters.flatMap((letter, index) => (isWaiting(letter) ? [index + 1] : [])),
    confirmationOf: async (registrationId) => {
      const recorded = registrations.payments.get(registrationId);
      const { methodText = null, confirmedBy = null, confirmedAt = null } = recorded ?? {};
      return { methodText, confirmedBy, confirmedAt };
    },
  };
}
