import type { Type } from '@nestjs/common';
import { auditList } from './audit/postgres-audit-list.ts';
import { BracketController } from './bracket/bracket.controller.ts';
import { DrawController } from './draw/draw.controller.ts';
import { FormOptionsController } from './form/form-options.controller.ts';
import { PlacementController } from './free-agent/placement.controller.ts';
import { GameController } from './game/game.controller.ts';
import { GoalController } from './game/goal.controller.ts';
import { LiveController } from './game/live.controller.ts';
import { gameList } from './game/postgres-game-list.ts';
import { listRoom } from './http/list-room.ts';
import { InvitationController } from './invitation/invitation.controller.ts';
import { JoinRequestController } from './join-request/join-request.controller.ts';
import { MessageController } from './mail/message.controller.ts';
import { messageList } from './mail/postgres-message-list.ts';
import { ContactController } from './player/contact.controller.ts';
import { EveryPlayerController } from './player/every-player.controller.ts';
import { OfficePlayerController } from './player/office-player.controller.ts';
import { PlayerController } from './player/player.controller.ts';
import { playerList } from './player/postgres-player-list.ts';
import { OfficeRegistrationController } from './registration/office-registration.controller.ts';
import { preRegistrationList } from './registration/postgres-pre-registration-list.ts';
import { registrationList } from './registration/postgres-registration-list.ts';
import { PreRegistrationController } from './registration/pre-registration.controller.ts';
import { RegistrationController } from './registration/registration.controller.ts';
import { GameLockController } from './schedule/game-lock.controller.ts';
import { TimetableController } from './schedule/timetable.controller.ts';
import { AdminScoreKeeperController } from './session/admin-score-keeper.controller.ts';
import { PasswordController } from './session/password.controller.ts';
import { ScoreKeeperController } from './session/score-keeper.controller.ts';
import { SessionController } from './session/session.controller.ts';
import { AdminSiteController } from './site/admin-site.controller.ts';
import { SiteController } from './site/site.controller.ts';
import { StatsController } from './site/stats.controller.ts';
import { StandingsController } from './standings/standings.controller.ts';
import { CaptainController } from './team/captain.controller.ts';
import { CaptainLinkController } from './team/captain-link.controller.ts';
import { OfficeTeamController } from './team/office-team.controller.ts';
import { teamList } from './team/postgres-team-list.ts';
import { TeamController } from './team/team.controller.ts';
import { OfficeTournamentController } from './tournament/office-tournament.controller.ts';
import { tournamentList } from './tournament/postgres-tournament-list.ts';
import { TournamentController } from './tournament/tournament.controller.ts';
import { WaiverController } from './waiver/waiver.controller.ts';

/** Every room that requests enter by. */
export const controllers: Type[] = [
  FormOptionsController,
  SiteController,
  AdminSiteController,
  PlacementController,
  TournamentController,
  DrawController,
  BracketController,
  TimetableController,
  GameLockController,
  StandingsController,
  TeamController,
  InvitationController,
  RegistrationController,
  PreRegistrationController,
  JoinRequestController,
  PlayerController,
  ContactController,
  LiveController,
  GameController,
  GoalController,
  SessionController,
  ScoreKeeperController,
  AdminScoreKeeperController,
  CaptainController,
  CaptainLinkController,
  WaiverController,

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
