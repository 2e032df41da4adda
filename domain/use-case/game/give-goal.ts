import type { Game } from '../../game/game.ts';
import { scoreAfterGoal, scoreGoal } from '../../game/goal.ts';
import { keepScore, scoreOf, startGame } from '../../game/keep-score.ts';
import type { Scribe } from '../../game/scribe.ts';
import type { Score } from '../../match/score.ts';
import type { Audit } from '../../port/audit.ts';
import type { Brackets } from '../../port/brackets.ts';
import type { Clock } from '../../port/clock.ts';
import type { GoalOnFile, Goals } from '../../port/goals.ts';
import type { Registrations } from '../../port/registrations.ts';
import { keepEntry, type OpenGame, openGame } from './open-game.ts';

/** A goal as it was sent. */
export interface GoalOrder {
  readonly gameId: number;
  readonly playerId: number;
  readonly minute: number;
  /** Whether the score goes up with it. */
  readonly withScore: boolean;
  readonly scribe: Scribe;
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

  async run({ gameId, playerId, minute, withScore, scribe, isConfirmed }: GoalOrder): Promise<GoalOnFile> {
    const open = await openGame(this.brackets, gameId);
    const { game } = open.onFile;
    const registration = await this.registrations.find(playerId, open.tournament.id);
    const goal = scoreGoal(game, { playerId, teamId: registration?.teamId ?? null }, minute);
    const score = withScore ? scoreAfterGoal(game, goal.teamId, 1) : scoreOf(game);
    await this.save(open, { game, score, withScore, scribe, isConfirmed });
    const given = await this.goals.add(goal, scribe, this.clock.now());
    await this.audit.note({ thing: 'goal', recordId: given.id, what: 'given', to: { ...goal, withScore } });
    return given;
  }

  private async save(open: OpenGame, kept: Kept): Promise<void> {
    const { scribe, withScore, isConfirmed } = kept;
    const game = gameWith(kept);
    if (game === kept.game) return;
    const entry = { game, kind: withScore ? 'score' : 'start', isConfirmed } as const;
    await keepEntry(this.brackets, open, entry, { by: scribe.name, at: this.clock.now() });
  }
}

interface Kept {
  readonly game: Game;
  readonly score: Score;
  readonly withScore: boolean;
  readonly scribe: Scribe;
  readonly isConfirmed: boolean;
}

/** A keeper's goal after the end is refused as a score would be, even when it leaves the score alone. */
function gameWith({ game, score, withScore, scribe }: Kept): Game {
  const kept = keepScore(game, score, scribe.role);
  return withScore ? kept : startGame(game);
}
