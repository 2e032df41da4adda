import type { Provider } from '@nestjs/common';
import { Audit } from '../domain/audit/audit.ts';
import { Brackets } from '../domain/bracket/brackets.ts';
import { ChangeGame } from '../domain/game/change-game.ts';
import { ChangeGoal } from '../domain/game/change-goal.ts';
import { GiveGoal } from '../domain/game/give-goal.ts';
import { Goals } from '../domain/game/goals.ts';
import { PreviewGame } from '../domain/game/preview-game.ts';
import { TakeBackGoal } from '../domain/game/take-back-goal.ts';
import { Registrations } from '../domain/registration/registrations.ts';
import { Clock } from '../domain/time/clock.ts';
import { Database } from './database/database.ts';
import { GameOffice } from './game/game-office.ts';
import { GameTurns } from './game/game-turns.ts';
import { GoalOffice } from './game/goal-office.ts';
import { LiveBoard } from './game/live-board.ts';
import { LiveDesk } from './game/live-desk.ts';
import { LiveTally } from './game/live-tally.ts';
import { LiveViewers } from './game/live-viewers.ts';
import { PostgresGames } from './game/postgres-games.ts';
import { PostgresGoals } from './game/postgres-goals.ts';
import { PostgresScoreHistory } from './game/postgres-score-history.ts';
import { PublicTopScorers } from './game/top-scorers.ts';
import { securityLines } from './http/security-headers.ts';
import { inOneTransaction, plays } from './providers.ts';
import { Grants } from './session/grants.ts';
import { Scribes } from './session/scribes.ts';
import type { Premises } from './wiring.ts';

/** The part of the wiring for games: who keeps scores and goals, and who follows them live. */
export function gameWiring({ settings, database, log }: Premises): Provider[] {
  return [
    plays(PostgresGames, PostgresGames, [Database]),
    plays(PostgresGoals, PostgresGoals, [Database]),
    plays(PostgresScoreHistory, PostgresScoreHistory, [Database]),
    { provide: Goals, useExisting: PostgresGoals },
    plays(Scribes, Scribes, [Grants]),

    {
      provide: PublicTopScorers,
      inject: [PostgresGoals, Clock],
      useFactory: (goals: PostgresGoals, clock: Clock) => new PublicTopScorers(goals, clock, settings.publicNames),
    },
    plays(LiveViewers, LiveViewers, []),
    {
      provide: LiveTally,
      inject: [LiveViewers],
      useFactory: (viewers: LiveViewers) => new LiveTally(viewers, log),
    },
    {
      provide: LiveBoard,
      inject: [PostgresGames, Clock],
      useFactory: (games: PostgresGames, clock: Clock) =>
        new LiveBoard(games, clock, securityLines(settings.publicBaseUrl.startsWith('https:'))),
    },
    {
      provide: LiveDesk,
      inject: [LiveBoard, LiveViewers],
      useFactory: (board: LiveBoard, viewers: LiveViewers) => new LiveDesk(board, viewers, database.url, log),
    },

    plays(GameTurns, GameTurns, [Database]),
    plays(GameOffice, GameOffice, [GameTurns, ChangeGame, PreviewGame, PostgresGames]),
    plays(GoalOffice, GoalOffice, [
      Database,
      GameTurns,
      GiveGoal,
      ChangeGoal,
      TakeBackGoal,
      PostgresGoals,
      PostgresGames,
    ]),
    inOneTransaction(ChangeGame, [Brackets, Audit, Clock]),
    inOneTransaction(PreviewGame, [Brackets]),
    inOneTransaction(GiveGoal, [Brackets, Registrations, Goals, Audit, Clock]),
    inOneTransaction(ChangeGoal, [Goals, Audit, Clock]),
    inOneTransaction(TakeBackGoal, [Brackets, Goals, Audit, Clock]),
  ];
}
