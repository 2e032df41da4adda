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
import { SearchFamilies1795000000350 } from '../../migrations/1795000000350-search-families.ts';
import { Import1795000000360 } from '../../migrations/1795000000360-import.ts';
import { UndoneImport1795000000361 } from '../../migrations/1795000000361-undone-import.ts';
import { Ledger1795000000365 } from '../../migrations/1795000000365-ledger.ts';
import { Mailing1795000000375 } from '../../migrations/1795000000375-mailing.ts';
import { ResultsSent1795000000386 } from '../../migrations/1795000000386-results-sent.ts';
import { Duplicate1795000000400 } from '../../migrations/1795000000400-duplicate.ts';
import { Prices1795000000410 } from '../../migrations/1795000000410-prices.ts';
import { GoalAccounts1795000000430 } from '../../migrations/1795000000430-goal-accounts.ts';
import { KeeperPhone1795000000431 } from '../../migrations/1795000000431-keeper-phone.ts';
import { TimetableDraft1795000000440 } from '../../migrations/1795000000440-timetable-draft.ts';
import { RankingPoints1795000000450 } from '../../migrations/1795000000450-ranking-points.ts';
import { FollowsCounted1795000000460 } from '../../migrations/1795000000460-follows-counted.ts';
import { ShownLinks1795000000461 } from '../../migrations/1795000000461-shown-links.ts';
import { AccessNews1795000000462 } from '../../migrations/1795000000462-access-news.ts';
import { KnownToCaptain1795000000464 } from '../../migrations/1795000000464-known-to-captain.ts';
import { PhoneCountry1795000000465 } from '../../migrations/1795000000465-phone-country.ts';
import { GameEnding1795000000470 } from '../../migrations/1795000000470-game-ending.ts';
import { TeamSetAside1795000000471 } from '../../migrations/1795000000471-team-set-aside.ts';
import { ForgetPeople1795000000475 } from '../../migrations/1795000000475-forget-people.ts';
import { KeptMoney1795000000476 } from '../../migrations/1795000000476-kept-money.ts';
import { JoinedSearchWords1795000000477 } from '../../migrations/1795000000477-joined-search-words.ts';
import { ToldForfeit1795000000478 } from '../../migrations/1795000000478-told-forfeit.ts';
import { BlankWords1795000000479 } from '../../migrations/1795000000479-blank-words.ts';
import { CalendarShown1795000000481 } from '../../migrations/1795000000481-calendar-shown.ts';
import { ToldLocation1795000000485 } from '../../migrations/1795000000485-told-location.ts';

/** What the tables have come from, in the order in which they came to be. */
export const migrations = [
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
  ToldLead1795000000340,
  MoveAskedByLead1795000000341,
  FirstTimetable1795000000345,
  SearchFamilies1795000000350,
  Import1795000000360,
  UndoneImport1795000000361,
  Ledger1795000000365,
  Mailing1795000000375,
  ResultsSent1795000000386,
  Duplicate1795000000400,
  Prices1795000000410,
  GoalAccounts1795000000430,
  KeeperPhone1795000000431,
  TimetableDraft1795000000440,
  RankingPoints1795000000450,
  FollowsCounted1795000000460,
  ShownLinks1795000000461,
  AccessNews1795000000462,
  KnownToCaptain1795000000464,
  PhoneCountry1795000000465,
  GameEnding1795000000470,
  TeamSetAside1795000000471,
  ForgetPeople1795000000475,
  KeptMoney1795000000476,
  JoinedSearchWords1795000000477,
  ToldForfeit1795000000478,
  BlankWords1795000000479,
  CalendarShown1795000000481,
  ToldLocation1795000000485,
  PostTray1795000000490,
];
