import { DataSource } from 'typeorm';
import { Registration1795000000000 } from '../../migrations/1795000000000-registration.ts';
import { Session1795000000001 } from '../../migrations/1795000000001-session.ts';
import { JoinRequest1795000000002 } from '../../migrations/1795000000002-join-request.ts';
import { Captain1795000000010 } from '../../migrations/1795000000010-captain.ts';
import { AnsweredCall1795000000015 } from '../../migrations/1795000000015-answered-call.ts';
import { WaitingList1795000000016 } from '../../migrations/1795000000016-waiting-list.ts';
import { Placement1795000000017 } from '../../migrations/1795000000017-placement.ts';
import { ContactCode1795000000018 } from '../../migrations/1795000000018-contact-code.ts';
import { TournamentDay1795000000020 } from '../../migrations/1795000000020-tournament-day.ts';
import { ScoreKeeper1795000000030 } from '../../migrations/1795000000030-score-keeper.ts';
import { Live1795000000031 } from '../../migrations/1795000000031-live.ts';
import { GoalKeeper1795000000032 } from '../../migrations/1795000000032-goal-keeper.ts';
import { Office1795000000040 } from '../../migrations/1795000000040-office.ts';
import { OwnPassword1795000000041 } from '../../migrations/1795000000041-own-password.ts';
import { AuditEnd1795000000042 } from '../../migrations/1795000000042-audit-end.ts';
import { ForgetPerson1795000000060 } from '../../migrations/1795000000060-forget-person.ts';
import { ToldTimetable1795000000070 } from '../../migrations/1795000000070-told-timetable.ts';
import { LeftOut1795000000071 } from '../../migrations/1795000000071-left-out.ts';
import { Mailbox1795000000100 } from '../../migrations/1795000000100-mailbox.ts';
import { PlayerChange1795000000101 } from '../../migrations/1795000000101-player-change.ts';
import { GrantNumber1795000000120 } from '../../migrations/1795000000120-grant-number.ts';
import { ForgetSearches1795000000121 } from '../../migrations/1795000000121-forget-searches.ts';
import { Doubts1795000000122 } from '../../migrations/1795000000122-doubts.ts';
import { Relay1795000000130 } from '../../migrations/1795000000130-relay.ts';
import { ClaimedWaiver1795000000140 } from '../../migrations/1795000000140-claimed-waiver.ts';
import { AuditChain1795000000150 } from '../../migrations/1795000000150-audit-chain.ts';
import { Account1795000000160 } from '../../migrations/1795000000160-account.ts';
import { SecondFactor1795000000161 } from '../../migrations/1795000000161-second-factor.ts';
import { AuditRole1795000000162 } from '../../migrations/1795000000162-audit-role.ts';
import { Erasure1795000000170 } from '../../migrations/1795000000170-erasure.ts';
import { KeeperLink1795000000180 } from '../../migrations/1795000000180-keeper-link.ts';
import { EmergencyContact1795000000181 } from '../../migrations/1795000000181-emergency-contact.ts';
import { UnconfirmedPlace1795000000190 } from '../../migrations/1795000000190-unconfirmed-place.ts';
import { UnsentInvitation1795000000191 } from '../../migrations/1795000000191-unsent-invitation.ts';
import { DayOfInvitations1795000000192 } from '../../migrations/1795000000192-day-of-invitations.ts';
import { Breaker1795000000193 } from '../../migrations/1795000000193-breaker.ts';
import { ApiKey1795000000200 } from '../../migrations/1795000000200-api-key.ts';
import { Webhook1795000000201 } from '../../migrations/1795000000201-webhook.ts';
import { OwnAddress1795000000210 } from '../../migrations/1795000000210-own-address.ts';
import { AskedDetails1795000000211 } from '../../migrations/1795000000211-asked-details.ts';
import { ShirtSize1795000000212 } from '../../migrations/1795000000212-shirt-size.ts';
import { PublicChanges1795000000220 } from '../../migrations/1795000000220-public-changes.ts';
import { TeamPlace1795000000221 } from '../../migrations/1795000000221-team-place.ts';
import { ChangedViews1795000000231 } from '../../migrations/1795000000231-changed-views.ts';
import { ListedPlayers1795000000240 } from '../../migrations/1795000000240-listed-players.ts';
import { FoldedNames1795000000245 } from '../../migrations/1795000000245-folded-names.ts';
import { ContactShared1795000000246 } from '../../migrations/1795000000246-contact-shared.ts';
import { FewPlaces1795000000255 } from '../../migrations/1795000000255-few-places.ts';
import { ToldScore1795000000260 } from '../../migrations/1795000000260-told-score.ts';
import { ChangeRequest1795000000265 } from '../../migrations/1795000000265-change-request.ts';
import { CalendarEntry1795000000270 } from '../../migrations/1795000000270-calendar-entry.ts';
import { Follower1795000000271 } from '../../migrations/1795000000271-follower.ts';
import { ToldInterest1795000000275 } from '../../migrations/1795000000275-told-interest.ts';
import { FamilyLanguage1795000000280 } from '../../migrations/1795000000280-family-language.ts';
import { WaiverLanguage1795000000285 } from '../../migrations/1795000000285-waiver-language.ts';
import { ChangeTakenBack1795000000290 } from '../../migrations/1795000000290-change-taken-back.ts';
import { TeamLead1795000000310 } from '../../migrations/1795000000310-team-lead.ts';
import { FollowerLanguage1795000000320 } from '../../migrations/1795000000320-follower-language.ts';
import { LetterLanguage1795000000321 } from '../../migrations/1795000000321-letter-language.ts';
import { TeamMoved1795000000325 } from '../../migrations/1795000000325-team-moved.ts';
import { ToldLead1795000000340 } from '../../migrations/1795000000340-told-lead.ts';
import { MoveAskedByLead1795000000341 } from '../../migrations/1795000000341-move-asked-by-lead.ts';
import { FirstTimetable1795000000345 } from '../../migrations/1795000000345-first-timetable.ts';
import { auditRows } from '../audit/audit-row.ts';
import { bracketMatchRows } from '../bracket/bracket-row.ts';
import { changeRequestRows } from '../change-request/change-request-row.ts';
import { connectionPatience, patience, poolSize } from '../database/patience.ts';
import { drawRows } from '../draw/draw-row.ts';
import { gameRows } from '../game/game-row.ts';
import { playerGoalRows } from '../game/player-goal-row.ts';
import { scoreUpdateRows } from '../game/score-update-row.ts';
import { invitationRows } from '../invitation/invitation-row.ts';
import { joinRequestRows } from '../join-request/join-request-row.ts';
import { outgoingMailRows } from '../mail/outgoing-mail-row.ts';
import { playerRows } from '../player/player-row.ts';
import { preRegistrationRows, toldInterestRows } from '../registration/pre-registration-row.ts';
import { registrationRows } from '../registration/registration-row.ts';
import { toldTimetableRows } from '../schedule/notified-timetable-row.ts';
import { adminUserRows } from '../session/admin-user-row.ts';
import { scoreKeeperRows } from '../session/score-keeper-row.ts';
import { siteSettingsRows } from '../site/site-settings-row.ts';
import { teamRows } from '../team/team-row.ts';
import { tournamentRows } from '../tournament/tournament-row.ts';
import { giveRights, type Login } from './rights.ts';

const tables = [
  tournamentRows,
  playerRows,
  teamRows,
  registrationRows,
  invitationRows,
  joinRequestRows,
  changeRequestRows,
  preRegistrationRows,
  toldInterestRows,
  drawRows,
  bracketMatchRows,
  gameRows,
  scoreUpdateRows,
  playerGoalRows,
  outgoingMailRows,
  toldTimetableRows,
  siteSettingsRows,
  adminUserRows,
  scoreKeeperRows,
  auditRows,
];

/** In the order in which they run. */
const migrations = [
  Registration1795000000000,
  Session1795000000001,
  JoinRequest1795000000002,
  Captain1795000000010,
  AnsweredCall1795000000015,
  WaitingList1795000000016,
  Placement1795000000017,
  ContactCode1795000000018,
  TournamentDay1795000000020,
  ScoreKeeper1795000000030,
  Live1795000000031,
  GoalKeeper1795000000032,
  Office1795000000040,
  OwnPassword1795000000041,
  AuditEnd1795000000042,
  ForgetPerson1795000000060,
  ToldTimetable1795000000070,
  LeftOut1795000000071,
  Mailbox1795000000100,
  PlayerChange1795000000101,
  GrantNumber1795000000120,
  ForgetSearches1795000000121,
  Doubts1795000000122,
  Relay1795000000130,
  ClaimedWaiver1795000000140,
  AuditChain1795000000150,
  Account1795000000160,
  SecondFactor1795000000161,
  AuditRole1795000000162,
  Erasure1795000000170,
  KeeperLink1795000000180,
  EmergencyContact1795000000181,
  UnconfirmedPlace1795000000190,
  UnsentInvitation1795000000191,
  DayOfInvitations1795000000192,
  Breaker1795000000193,
  ApiKey1795000000200,
  Webhook1795000000201,
  OwnAddress1795000000210,
  AskedDetails1795000000211,
  ShirtSize1795000000212,
  PublicChanges1795000000220,
  TeamPlace1795000000221,
  ChangedViews1795000000231,
  ListedPlayers1795000000240,
  FoldedNames1795000000245,
  ContactShared1795000000246,
  FewPlaces1795000000255,
  ToldScore1795000000260,
  ChangeRequest1795000000265,
  CalendarEntry1795000000270,
  Follower1795000000271,
  ToldInterest1795000000275,
  FamilyLanguage1795000000280,
  WaiverLanguage1795000000285,
  ChangeTakenBack1795000000290,
  TeamLead1795000000310,
  FollowerLanguage1795000000320,
  LetterLanguage1795000000321,
  TeamMoved1795000000325,
  FirstTimetable1795000000345,
  ToldLead1795000000340,
  MoveAskedByLead1795000000341,
];

/** Describes a database; `onIdleError` hears of connections that break while nobody uses them. */
export function databaseAt(
  url: string,
  onIdleError: (error: Error) => void = () => undefined,
  steps: typeof migrations = migrations,
): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: tables,
    migrations: steps,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'all',
    synchronize: false,
    poolSize,
    connectTimeoutMS: connectionPatience,
    poolErrorHandler: onIdleError,
    extra: {
      ...patience,
      application_name: 'golden-goal',
      // What is asked before an earlier answer has come is sent at once, and answered in turn.
      pipeline: true,
    },
  });
}

/** Any number that stands for "migrating Golden Goal": two processes that start at once take turns. */
const migrationLock = 33_017_933;

/** Brings the database to the form the code expects, and gives the role that the product runs under its rights. */
export async function migrate(source: DataSource, running?: Login): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await runner.query('set lock_timeout = 0');
    await runner.query('select pg_advisory_lock($1)', [migrationLock]);
    await source.runMigrations();
    if (running !== undefined)
      await source.transaction(({ queryRunner }) => giveRights(queryRunner ?? source, running));
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [migrationLock]);
    await runner.query('reset lock_timeout');
    await runner.release();
  }
}

/** Brings an empty database to the form it had after these migrations and no others. */
export async function migrateTo(url: string, names: readonly string[]): Promise<void> {
  const steps = migrations.filter(({ name }) => names.includes(name));
  if (steps.length < names.length) throw new Error('This backup was written by a newer Golden Goal than this one.');
  const source = await databaseAt(url, () => undefined, steps).initialize();
  await migrate(source);
  await source.destroy();
}
