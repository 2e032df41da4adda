import type { Type } from '@nestjs/common';
import { BracketController } from './bracket/bracket.controller.ts';
import { DrawController } from './bracket/draw.controller.ts';
import { captainRooms } from './captain-wiring.ts';
import { FormOptionsController } from './form/form-options.controller.ts';
import { PlacementController } from './free-agent/placement.controller.ts';
import { GameController } from './game/game.controller.ts';
import { GoalController } from './game/goal.controller.ts';
import { LiveController } from './game/live.controller.ts';
import { InvitationController } from './invitation/invitation.controller.ts';
import { JoinRequestController } from './join-request/join-request.controller.ts';
import { officeRooms } from './office-wiring.ts';
import { ContactController } from './player/contact.controller.ts';
import { PlayerController } from './player/player.controller.ts';
import { PreRegistrationController } from './registration/pre-registration.controller.ts';
import { RegistrationController } from './registration/registration.controller.ts';
import { TimetableController } from './schedule/timetable.controller.ts';
import { AdminScoreKeeperController } from './session/admin-score-keeper.controller.ts';
import { ScoreKeeperController } from './session/score-keeper.controller.ts';
import { SessionController } from './session/session.controller.ts';
import { AdminSiteController } from './site/admin-site.controller.ts';
import { SiteController } from './site/site.controller.ts';
import { StandingsController } from './standings/standings.controller.ts';
import { TeamController } from './team/team.controller.ts';
import { TournamentController } from './tournament/tournament.controller.ts';

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
  ...captainRooms,
  ...officeRooms,
];
