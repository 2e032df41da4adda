import type { Audit } from '../audit/audit.ts';
import { changesBetween } from '../audit/changes.ts';
import type { Brackets } from '../bracket/brackets.ts';
import { deleteGame, enterGame, gameOn, noSuchGame } from '../bracket/enter-game.ts';
import type { RevisedDay } from '../bracket/revise-day.ts';
import { type GameOnFile, standingsSettings, type TournamentDay } from '../bracket/tournament-day.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Clock } from '../time/clock.ts';
import { type GameMove, gameAfter } from './game-move.ts';
import { scoreOf } from './keep-score.ts';
import type { Scribe } from './scribe.ts';

/** Somebody's move in a game, as it was sent. */
export interface GameOrder {
  readonly gameId: number;
  readonly move: GameMove;
  readonly scribe: Scribe;
  /** The version the sender has seen; undefined when the sender does not mind. */
  readonly version?: number | undefined;
  /** Whether the organizer has seen which started games this resets and wants it so. */
  readonly isConfirmed: boolean;
}

/** Starts, scores, completes, reopens, forfeits or deletes a game, and carries that through the brackets. */
export class ChangeGame {
  constructor(
    private readonly brackets: Brackets,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run({ gameId, move, scribe, version, isConfirmed }: GameOrder): Promise<RevisedDay> {
    const day = await this.brackets.lockWithGame(gameId);
    if (day === undefined) throw noSuchGame();
    const onFile = gameOn(day, gameId);
    if (version !== undefined && version !== onFile.version) throw scoreIsStale(onFile);
    const revised = revisedBy(move, { day, onFile, scribe, isConfirmed });
    await this.brackets.save(revised, { by: scribe.name, at: this.clock.now() });
    if (revised.history.length > 0) {
      const after = revised.day.games.find(({ game }) => game.id === gameId)?.game ?? {};
      const changes = changesBetween(onFile.game, after);
      await this.audit.note({ thing: 'game', recordId: gameId, what: deeds[move.kind], ...changes });
    }
    return revised;
  }
}

const deeds: Readonly<Record<GameMove['kind'], string>> = {
  start: 'started',
  score: 'score entered',
  complete: 'completed',
  reopen: 'reopened',
  forfeit: 'forfeited',
  delete: 'deleted',
};

interface Situation {
  readonly day: TournamentDay;
  readonly onFile: GameOnFile;
  readonly scribe: Pick<Scribe, 'role'>;
  readonly isConfirmed: boolean;
}

/** What a move makes of the day; nothing is saved by it. */
export function revisedBy(move: GameMove, { day, onFile, scribe, isConfirmed }: Situation): RevisedDay {
  const { game } = onFile;
  if (move.kind === 'delete') return deleteGame(day, game.id, isConfirmed);
  const { forfeitGoals } = standingsSettings(day.tournament);
  const after = gameAfter(game, move, { role: scribe.role, forfeitGoals });
  const revised = enterGame(day, { game: after, kind: move.kind, isConfirmed });
  return move.kind === 'score' ? withEveryEntry(revised, onFile, scoreOf(after)) : revised;
}

/** Every score that was entered is a line of the history, also one that was entered again as it stood. */
function withEveryEntry(revised: RevisedDay, { game }: GameOnFile, to: ReturnType<typeof scoreOf>): RevisedDay {
  if (revised.history.some(({ gameId }) => gameId === game.id)) return revised;
  const entry = { gameId: game.id, kind: 'score', from: scoreOf(game), to } as const;
  return { ...revised, history: [...revised.history, entry] };
}

/** Somebody else was faster: what the score is now comes with the answer. */
function scoreIsStale({ game, version }: GameOnFile): Refusal {
  const { team1: team1Score, team2: team2Score } = scoreOf(game);
  return new Refusal('stale', `Somebody else has changed this game: it stands at ${team1Score} - ${team2Score} now`, {
    team1Score,
    team2Score,
    status: game.status,
    version,
  });
}
