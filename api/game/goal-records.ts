import { Injectable } from '@nestjs/common';
import type { GivenGoal, SettledGame, TakenGoal } from '../../domain/answer/game/listed-goal.ts';
import { noSuchGoal } from '../../domain/port/goals.ts';
import { noSuchGame } from '../../domain/rule/bracket/enter-game.ts';
import {
  changeGoal,
  type GoalChange,
  type GoalOrder,
  type GoalUndo,
  giveGoal,
  takeBackGoal,
} from '../../domain/use-case/game/goals.ts';
import { type SettlementOrder, settleGame } from '../../domain/use-case/game/settle-game.ts';
import { Commands } from '../database/commands.ts';
import { Database } from '../database/database.ts';
import { GameTurns } from './game-turns.ts';
import { PostgresGames } from './postgres-games.ts';
import { PostgresGoals } from './postgres-goals.ts';

/** Adds and removes goals, and returns the goal with its game afterwards. */
@Injectable()
export class GoalRecords {
  constructor(
    private readonly database: Database,
    private readonly turns: GameTurns,
    private readonly commands: Commands,
    private readonly goals: PostgresGoals,
    private readonly games: PostgresGames,
  ) {}

  give(order: Omit<GoalOrder, 'isConfirmed'>): Promise<GivenGoal> {
    return this.turns.take(order.gameId, async () => {
      const { id } = await this.commands.run(giveGoal, { ...order, isConfirmed: false });
      return this.withGame(id);
    });
  }

  settle(order: Omit<SettlementOrder, 'isConfirmed'>): Promise<SettledGame> {
    return this.turns.take(order.gameId, async () => {
      const { withoutRecord } = await this.commands.run(settleGame, { ...order, isConfirmed: false });
      const [game, goals] = [await this.games.find(order.gameId), await this.goals.listed(order.gameId)];
      if (game === undefined) throw noSuchGame();
      return { game, goals, withoutRecord };
    });
  }

  change(change: GoalChange): Promise<GivenGoal> {
    return this.database.inTransaction(async () => {
      await this.commands.run(changeGoal, change);
      return this.withGame(change.id);
    });
  }

  takeBack(undo: Omit<GoalUndo, 'isConfirmed'>): Promise<TakenGoal> {
    return this.database.inTransaction(async () => {
      const { gameId } = await this.commands.run(takeBackGoal, { ...undo, isConfirmed: false });
      return { id: undo.id, game: await this.games.find(gameId) };
    });
  }

  private async withGame(id: number): Promise<GivenGoal> {
    const goal = await this.goals.find(id);
    const [listed] = goal === undefined ? [] : await this.goals.listed(goal.gameId, id);
    if (listed === undefined) throw noSuchGoal();
    return { ...listed, game: await this.games.find(listed.gameId) };
  }
}
