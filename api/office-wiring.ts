import type { Provider, Type } from '@nestjs/common';
import { Audit } from '../domain/audit/audit.ts';
import { Brackets } from '../domain/bracket/brackets.ts';
import { JoinRequests } from '../domain/join-request/join-requests.ts';
import { Outbox } from '../domain/mail/outbox.ts';
import { DeadLetters, RetryLetter } from '../domain/mail/retry-letter.ts';
import { RecordPayment, RecordPlayerPayment } from '../domain/payment/record-payment.ts';
import { AddPlayer } from '../domain/player/add-player.ts';
import { DeletePlayer } from '../domain/player/delete-player.ts';
import { EditSheet } from '../domain/player/edit-sheet.ts';
import { Players } from '../domain/player/players.ts';
import { AddRegistration } from '../domain/registration/add-registration.ts';
import { DeleteRegistration } from '../domain/registration/delete-registration.ts';
import { Registrations } from '../domain/registration/registrations.ts';
import { ComingTournaments } from '../domain/schedule/coming-tournaments.ts';
import { SendSchedules } from '../domain/schedule/send-schedules.ts';
import { Secrets } from '../domain/secret/secrets.ts';
import { Seal } from '../domain/session/seal.ts';
import { BackOffice } from '../domain/site/back-office.ts';
import { Links } from '../domain/site/links.ts';
import { Removals } from '../domain/site/removals.ts';
import { Site } from '../domain/site/site-settings.ts';
import { AddTeam } from '../domain/team/add-team.ts';
import { AssignCaptain } from '../domain/team/assign-captain.ts';
import { AddToRoster, RemoveFromRoster } from '../domain/team/change-roster.ts';
import { DeleteTeam } from '../domain/team/delete-team.ts';
import { EditTeam } from '../domain/team/edit-team.ts';
import { MailCaptain } from '../domain/team/mail-captain.ts';
import { OfficeDesk } from '../domain/team/office-desk.ts';
import { PreviewTeamDeletion } from '../domain/team/preview-team-deletion.ts';
import { ReplaceCode } from '../domain/team/replace-code.ts';
import { ReplaceInvitationCode } from '../domain/team/replace-invitation-code.ts';
import { Teams } from '../domain/team/teams.ts';
import { Clock } from '../domain/time/clock.ts';
import { DeleteTests, DeleteTournament } from '../domain/tournament/delete-tournament.ts';
import { EditTournament } from '../domain/tournament/edit-tournament.ts';
import { Tournaments } from '../domain/tournament/tournaments.ts';
import { auditList } from './audit/postgres-audit-list.ts';
import { Database } from './database/database.ts';
import { Lists } from './database/lists.ts';
import { gameList } from './game/postgres-game-list.ts';
import { listRoom } from './http/list-room.ts';
import { MessageController } from './mail/message.controller.ts';
import { PostgresDeadLetters } from './mail/postgres-dead-letters.ts';
import { messageList } from './mail/postgres-message-list.ts';
import { EveryPlayerController } from './player/every-player.controller.ts';
import { OfficePlayerController } from './player/office-player.controller.ts';
import { playerList } from './player/postgres-player-list.ts';
import { inOneTransaction, plays } from './providers.ts';
import { OfficeRegistrationController } from './registration/office-registration.controller.ts';
import { preRegistrationList } from './registration/postgres-pre-registration-list.ts';
import { registrationList } from './registration/postgres-registration-list.ts';
import { PostgresComingTournaments } from './schedule/postgres-coming-tournaments.ts';
import { PasswordController } from './session/password.controller.ts';
import { Exports } from './site/exports.ts';
import { PostgresBackOffice } from './site/postgres-back-office.ts';
import { PostgresRemovals } from './site/postgres-removals.ts';
import { PostgresStats } from './site/postgres-stats.ts';
import { StatsController } from './site/stats.controller.ts';
import { OfficeTeamController } from './team/office-team.controller.ts';
import { teamList } from './team/postgres-team-list.ts';
import { OfficeTournamentController } from './tournament/office-tournament.controller.ts';
import { tournamentList } from './tournament/postgres-tournament-list.ts';

/** The rooms of the back office: a list for each resource, and where organizers write. */
export const officeRooms: readonly Type[] = [
  StatsController,
  PasswordController,
  MessageController,
  EveryPlayerController,
  OfficeTeamController,
  OfficePlayerController,
  OfficeRegistrationController,
  OfficeTournamentController,
  listRoom(teamList),
  listRoom(playerList),
  listRoom(registrationList),
  listRoom(tournamentList),
  listRoom(preRegistrationList),
  listRoom(gameList),
  listRoom(messageList),
  listRoom(auditList),
];

/** What organizers' use cases are made of. */
export const officeWiring: readonly Provider[] = [
  plays(Lists, Lists, [Database]),
  plays(Exports, Exports, [Lists, Audit, Clock]),
  plays(DeadLetters, PostgresDeadLetters, [Database]),
  inOneTransaction(RetryLetter, [DeadLetters, Audit]),
  plays(ComingTournaments, PostgresComingTournaments, [Database]),
  inOneTransaction(SendSchedules, [ComingTournaments, Site, Outbox, Links, Clock]),
  plays(PostgresStats, PostgresStats, [Database]),
  plays(BackOffice, PostgresBackOffice, [Database]),
  plays(Removals, PostgresRemovals, [Database]),
  plays(OfficeDesk, OfficeDesk, [
    Tournaments,
    Teams,
    Players,
    Registrations,
    BackOffice,
    Site,
    Outbox,
    Links,
    Seal,
    Audit,
    Clock,
  ]),
  inOneTransaction(AddTeam, [OfficeDesk, Secrets]),
  inOneTransaction(EditTeam, [OfficeDesk]),
  inOneTransaction(DeleteTeam, [OfficeDesk, Removals, Brackets, JoinRequests]),
  inOneTransaction(PreviewTeamDeletion, [OfficeDesk, JoinRequests]),
  inOneTransaction(AssignCaptain, [OfficeDesk]),
  inOneTransaction(AddToRoster, [OfficeDesk]),
  inOneTransaction(RemoveFromRoster, [OfficeDesk]),
  inOneTransaction(ReplaceCode, [OfficeDesk, ReplaceInvitationCode]),
  inOneTransaction(MailCaptain, [OfficeDesk, Secrets]),
  inOneTransaction(AddPlayer, [OfficeDesk]),
  inOneTransaction(EditSheet, [OfficeDesk]),
  inOneTransaction(DeletePlayer, [OfficeDesk, Removals]),
  inOneTransaction(RecordPlayerPayment, [OfficeDesk]),
  inOneTransaction(RecordPayment, [OfficeDesk]),
  inOneTransaction(AddRegistration, [OfficeDesk, Secrets]),
  inOneTransaction(DeleteRegistration, [OfficeDesk, Removals]),
  inOneTransaction(EditTournament, [Tournaments, Audit, Clock]),
  inOneTransaction(DeleteTournament, [Tournaments, Removals, Audit]),
  inOneTransaction(DeleteTests, [Removals, Audit]),
];
