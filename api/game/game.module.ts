import { Module } from '@nestjs/common';
import { Goals } from '../../domain/port/goals.ts';
import { Database } from '../database/database.ts';
import { adapterOf, madeOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { Log } from '../process/log.ts';
import { AdminGameController } from './admin-game.controller.ts';
import { GameController } from './game.controller.ts';
import { GameMoves } from './game-moves.ts';
import { GameTurns } from './game-turns.ts';
import { GoalController } from './goal.controller.ts';
import { GoalRecords } from './goal-records.ts';
import { KeptGames } from './kept-games.ts';
import { LiveController } from './live.controller.ts';
import { LiveBoard } from './live-board.ts';
import { LiveTally } from './live-tally.ts';
import { LiveUpdates } from './live-updates.ts';
import { LiveViewers } from './live-viewers.ts';
import { PostgresGameCards } from './postgres-game-cards.ts';
import { gameList } from './postgres-game-list.ts';
import { PostgresGames } from './postgres-games.ts';
import { PostgresGoals } from './postgres-goals.ts';
import { PostgresScoreHistory } from './postgres-score-history.ts';
import { PublicScorers } from './public-scorers.ts';
import { ScoreAuthors } from './score-authors.ts';

const shared = [...adapterOf(Goals, PostgresGoals), PostgresGameCards];

/** Game module: games, scores, goals, and live followers. */
@Module({
  controllers: [LiveController, GameController, AdminGameController, GoalController, listController(gameList)],
  providers: [
    ...shared,
    PostgresGames,
    PostgresScoreHistory,
    PublicScorers,
    ScoreAuthors,
    madeOf(GameTurns, [Database]),
    GameMoves,
    GoalRecords,
    KeptGames,
    LiveBoard,
    LiveUpdates,
    LiveViewers,
    madeOf(LiveTally, [LiveViewers, Log]),
  ],
  exports: [...shared, PostgresGames],
})
export class GameModule {}
