import { InMemoryAccounts } from '../in-memory/in-memory-accounts.ts';
import { InMemoryApiKeys } from '../in-memory/in-memory-api-keys.ts';
import { InMemoryAudit } from '../in-memory/in-memory-audit.ts';
import { InMemoryBrackets } from '../in-memory/in-memory-brackets.ts';
import { InMemoryChangeRequests } from '../in-memory/in-memory-change-requests.ts';
import { InMemoryContactCodes } from '../in-memory/in-memory-contact-codes.ts';
import { InMemoryDeadLetters } from '../in-memory/in-memory-dead-letters.ts';
import { InMemoryDuplicates } from '../in-memory/in-memory-duplicates.ts';
import { InMemoryEarlyInvitations } from '../in-memory/in-memory-early-invitations.ts';
import { InMemoryEmergencyContacts } from '../in-memory/in-memory-emergency-contacts.ts';
import { InMemoryEntrants } from '../in-memory/in-memory-entrants.ts';
import { InMemoryFamilyReminders } from '../in-memory/in-memory-family-reminders.ts';
import { InMemoryFollowers } from '../in-memory/in-memory-followers.ts';
import { InMemoryFreeAgents } from '../in-memory/in-memory-free-agents.ts';
import { InMemoryGoals } from '../in-memory/in-memory-goals.ts';
import { InMemoryImports } from '../in-memory/in-memory-imports.ts';
import { InMemoryInvitations } from '../in-memory/in-memory-invitations.ts';
import { InMemoryJoinRequests } from '../in-memory/in-memory-join-requests.ts';
import { InMemoryKeeperLinks } from '../in-memory/in-memory-keeper-links.ts';
import { InMemoryLedger } from '../in-memory/in-memory-ledger.ts';
import { InMemoryMailboxes } from '../in-memory/in-memory-mailboxes.ts';
import { InMemoryMailings } from '../in-memory/in-memory-mailings.ts';
import { InMemoryNotifiedTimetables } from '../in-memory/in-memory-notified-timetables.ts';
import { InMemoryOpenWaivers } from '../in-memory/in-memory-open-waivers.ts';
import { InMemoryOutbox } from '../in-memory/in-memory-outbox.ts';
import { InMemoryPlacements } from '../in-memory/in-memory-placements.ts';
import { InMemoryPlayerChanges } from '../in-memory/in-memory-player-changes.ts';
import { InMemoryPlayers } from '../in-memory/in-memory-players.ts';
import { InMemoryPreRegistrations } from '../in-memory/in-memory-pre-registrations.ts';
import { InMemoryRegistrations } from '../in-memory/in-memory-registrations.ts';
import { InMemoryRemovals } from '../in-memory/in-memory-removals.ts';
import { InMemoryRevocations } from '../in-memory/in-memory-revocations.ts';
import { InMemorySecondFactors } from '../in-memory/in-memory-second-factors.ts';
import { InMemorySite } from '../in-memory/in-memory-site.ts';
import { InMemoryTeamOffers } from '../in-memory/in-memory-team-offers.ts';
import { InMemoryTeams } from '../in-memory/in-memory-teams.ts';
import { InMemoryTimetableDrafts } from '../in-memory/in-memory-timetable-drafts.ts';
import { InMemoryTournaments } from '../in-memory/in-memory-tournaments.ts';
import { InMemoryUnconfirmedPlaces } from '../in-memory/in-memory-unconfirmed-places.ts';
import { InMemoryWaitingList } from '../in-memory/in-memory-waiting-list.ts';
import { InMemoryWebhooks } from '../in-memory/in-memory-webhooks.ts';
import type { Adapters } from './adapters.ts';

/** An empty office with nothing but memory behind it. */
export function inMemoryAdapters(): Adapters {
  const tournaments = new InMemoryTournaments();
  const teams = new InMemoryTeams(tournaments);
  const mailboxes = new InMemoryMailboxes();
  const site = new InMemorySite();
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
  const changeRequests = new InMemoryChangeRequests();
  const goals = new InMemoryGoals();
  const onFile = {
    tournaments,
    teams,
    players,
    registrations,
    invitations,
    joinRequests,
    changeRequests,
    brackets,
    timetableDrafts: new InMemoryTimetableDrafts(brackets),
    goals,
  };
  const audit = new InMemoryAudit();
  const accounts = new InMemoryAccounts();
  const deadLetters = new InMemoryDeadLetters(outbox);
  const revocations = new InMemoryRevocations();
  const unconfirmedPlaces = new InMemoryUnconfirmedPlaces({ ...onFile, mailboxes }, (event) =>
    deadLetters.isWaiting(event),
  );
  return {
    ...onFile,
    imports: new InMemoryImports(onFile),
    duplicates: new InMemoryDuplicates(onFile),
    outbox,
    site,
    audit,
    ledger: new InMemoryLedger(registrations, players, tournaments),
    deadLetters,
    preRegistrations: new InMemoryPreRegistrations(),
    waitingList: new InMemoryWaitingList(tournaments, teams, mailboxes, unconfirmedPlaces),
    unconfirmedPlaces,
    teamOffers: new InMemoryTeamOffers(),
    contactCodes: new InMemoryContactCodes(),
    mailboxes,
    early: new InMemoryEarlyInvitations(),
    playerChanges: new InMemoryPlayerChanges(),
    revocations,
    emergencyContacts: new InMemoryEmergencyContacts(),
    keeperLinks: new InMemoryKeeperLinks(brackets, revocations),
    mailings: new InMemoryMailings(players, registrations),
    familyReminders: new InMemoryFamilyReminders(tournaments, registrations),
    openWaivers: new InMemoryOpenWaivers(tournaments, registrations),
    entrants: new InMemoryEntrants(teams, players, registrations),
    freeAgents: new InMemoryFreeAgents(teams, players, registrations, brackets),
    placements: new InMemoryPlacements(teams),
    removals: new InMemoryRemovals(onFile),
    secondFactors: new InMemorySecondFactors(),
    accounts,
    apiKeys: new InMemoryApiKeys(accounts),
    webhooks: new InMemoryWebhooks(),
    followers: new InMemoryFollowers(),
    notifiedTimetables: new InMemoryNotifiedTimetables(onFile),
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
    letterBecame: async (event, state) => deadLetters.become(event, state),
    lettersDue: async () => deadLetters.due,
    lettersWaiting: async () => [[0, deadLetters.due.length]],
    confirmationOf: async (registrationId) => {
      const recorded = registrations.payments.get(registrationId);
      const { methodText = null, confirmedBy = null, confirmedAt = null } = recorded ?? {};
      return { methodText, confirmedBy, confirmedAt };
    },
  };
}
