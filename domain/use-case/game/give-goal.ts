import type { Game } from '../../game/game.ts';
import type { GameEntry } from '../../game/game-move.ts';
import { scoreAfterGoal, scoreGoal } from '../../game/goal.ts';
import { checkOpenTo } from '../../game/keep-score.ts';
import type { ScoreWriter } from '../../game/score-writer.ts';
import type { Audit } from '../../port/audit.ts';
import type { Brackets } from '../../port/brackets.ts';
import type { Clock } from '../../port/clock.ts';
import type { GoalOnFile, Goals } from '../../port/goals.ts';
import type { Registrations } from '../../port/registrations.ts';
import { keepEntry } from './keep-move.ts';
import { openGame } from './open-game.ts';

/** A goal as it was sent. */
export interface GoalOrder {
  readonly gameId: number;
  readonly playerId: number;
  readonly minute: number;
  /** Whether the score goes up with it. */
  readonly withScore: boolean;
  readonly writer: ScoreWriter;
  readonly isConfirmed: boolean;
}

/** Gives a goal to a player; the first one starts the game. A keeper gives none after the end. */
export class GiveGoal {
  constructor(
    private readonly brackets: Brackets,
    private readonly registrations: Registrations,
    private readonly goals: Goals,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run({ gameId, playerId, minute, withScore, writer, isConfirmed }: GoalOrder): Promise<GoalOnFile> {
    const open = await openGame(this.brackets, { gameId, writer });
    const { game } = open.onFile;
    const registration = await this.registrations.find(playerId, open.tournament.id);
    const goal = scoreGoal(game, { playerId, teamId: registration?.teamId ?? null }, minute);
    const entry = entryOf(game, goal.teamId, withScore);
    checkOpenTo(writer.role, game);
    if (entry.kind === 'score' || game.status === 'scheduled')
      await keepEntry(this.brackets, open, entry, { writer, isConfirmed, at: this.clock.now() });
    const given = await this.goals.add(goal, writer, this.clock.now());
    await this.audit.note({ thing: 'goal', recordId: given.id, what: 'given', to: { ...goal, withScore } });
    return given;
  }
}

/** With the score the goal raises it; without, the first goal starts the game and any other leaves it alone. */
function entryOf(game: Game, teamId: number, withScore: boolean): GameEntry {
  return withScore ? { kind: 'score', score: scoreAfterGoal(game, teamId, 1) } : { kind: 'start' };
}
