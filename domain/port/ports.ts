import { Links } from '../rule/site/links.ts';
import { Accounts } from './accounts.ts';
import { ApiKeys } from './api-keys.ts';
import { Audit } from './audit.ts';
import { Brackets } from './brackets.ts';
import { CheckIns } from './check-ins.ts';
import { Clock } from './clock.ts';
import { ContactCodes } from './contact-codes.ts';
import { DeadLetters } from './dead-letters.ts';
import { DrawingTable } from './drawing-table.ts';
import { Entrants } from './entrants.ts';
import { Followers } from './followers.ts';
import { FreeAgents } from './free-agents.ts';
import { Goals } from './goals.ts';
import { Imports } from './imports.ts';
import { Invitations } from './invitations.ts';
import { JoinRequests } from './join-requests.ts';
import { KeeperLinks } from './keeper-links.ts';
import { Ledger } from './ledger.ts';
import { Mailboxes } from './mailboxes.ts';
import { Mailings } from './mailings.ts';
import { NotifiedTimetables } from './notified-timetables.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { Outbox } from './outbox.ts';
import { Placements } from './placements.ts';
import { Players } from './players.ts';
import { PreRegistrations } from './pre-registrations.ts';
import { RecentProofs } from './recent-proofs.ts';
import { Registrations } from './registrations.ts';
import { Removals } from './removals.ts';
import { Revocations } from './revocations.ts';
import { Rights } from './rights.ts';
import { Seal } from './seal.ts';
import { SecondFactors } from './second-factors.ts';
import { Secrets } from './secrets.ts';
import { ShownLinks } from './shown-links.ts';
import { Site } from './site.ts';
import { Teams } from './teams.ts';
import { TimetableDrafts } from './timetable-drafts.ts';
import { Tournaments } from './tournaments.ts';
import { WaitingList } from './waiting-list.ts';
import { Webhooks } from './webhooks.ts';

/** Every port, under the name by which use cases and their steps refer to it: that of its class. */
export const allPorts = {
  accounts: Accounts,
  apiKeys: ApiKeys,
  audit: Audit,
  brackets: Brackets,
  checkIns: CheckIns,
  clock: Clock,
  contactCodes: ContactCodes,
  deadLetters: DeadLetters,
  drawingTable: DrawingTable,
  entrants: Entrants,
  followers: Followers,
  freeAgents: FreeAgents,
  goals: Goals,
  imports: Imports,
  invitations: Invitations,
  joinRequests: JoinRequests,
  keeperLinks: KeeperLinks,
  ledger: Ledger,
  links: Links,
  mailboxes: Mailboxes,
  mailings: Mailings,
  notifiedTimetables: NotifiedTimetables,
  oneTimeCodes: OneTimeCodes,
  outbox: Outbox,
  placements: Placements,
  players: Players,
  preRegistrations: PreRegistrations,
  recentProofs: RecentProofs,
  registrations: Registrations,
  removals: Removals,
  revocations: Revocations,
  rights: Rights,
  seal: Seal,
  secondFactors: SecondFactors,
  secrets: Secrets,
  shownLinks: ShownLinks,
  site: Site,
  teams: Teams,
  timetableDrafts: TimetableDrafts,
  tournaments: Tournaments,
  waitingList: WaitingList,
  webhooks: Webhooks,
};

export type Ports = { readonly [Name in keyof typeof allPorts]: InstanceType<(typeof allPorts)[Name]> };

/** Picks the named ports. */
export type Needs<Name extends keyof Ports> = Pick<Ports, Name>;

/** Ports of a use case: its own, and those that every use case has, which are clock, audit, outbox and links. */
export type Given<Name extends keyof Ports = never> = Needs<Name | 'clock' | 'audit' | 'outbox' | 'links'>;
