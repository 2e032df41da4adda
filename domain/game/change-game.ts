import type { Audit } from '../audit/audit.ts';
import { type Changes, changesBetween } from '../audit/changes.ts';
import type { Author, Brackets } from '../bracket/brackets.ts';
import { deleteGame, enterGame } from '../bracket/enter-game.ts';
import type { RevisedDay } from '../bracket/revise-day.ts';
import { enterAlone, type SingleGame } from '../bracket/single-game.ts';
import { type GameOnFile, standingsSettings, type TournamentDay } from '../bracket/tournament-day.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { Clock } from '../time/clock.ts';
import { type GameMove, gameAfter } from './game-move.ts';
import { type GameChange, withEntry } from './history.ts';
import { keepScore, scoreOf, startGame } from './keep-score.ts';
import { type OpenDay, openDay } from './open-game.ts';
import type { Score } from './score.ts';
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

  async run(order: GameOrder): Promise<void> {
    const { gameId, move } = order;
    const isEntry = move.kind === 'start' || move.kind === 'score';
    const single = isEntry ? await this.brackets.lockGame(gameId) : undefined;
    if (isEntry && single !== undefined) await this.enter(single, move, order);
    else await this.revise(await openDay(this.brackets, gameId), order);
  }

  /** Nothing else follows from it: only the game is written. */
  private async enter(single: SingleGame, move: Entry, order: GameOrder): Promise<void> {
    const { onFile } = single;
    checkSeen(onFile, order.version);
    const { role } = order.scribe;
    const game = move.kind === 'start' ? startGame(onFile.game) : keepScore(onFile.game, move.score, role);
    const entered = enterAlone(single, { game, kind: move.kind });
    await this.brackets.saveGame(entered, this.authorOf(order));
    await this.note(order, entered.history, changesBetween(onFile.game, game));
  }

  private async revise({ day, onFile }: OpenDay, order: GameOrder): Promise<void> {
    checkSeen(onFile, order.version);
    const revised = revisedBy(order.move, { day, onFile, ...order });
    await this.brackets.save(revised, this.authorOf(order));
    const after = revised.day.games.find(({ game }) => game.id === order.gameId)?.game ?? {};
    await this.note(order, revised.history, changesBetween(onFile.game, after));
  }

  private authorOf({ scribe }: GameOrder): Author {
    return { by: scribe.name, at: this.clock.now() };
  }

  private async note({ gameId, move }: GameOrder, history: readonly GameChange[], changes: Changes): Promise<void> {
    if (history.length === 0) return;
    await this.audit.note({ thing: 'game', recordId: gameId, what: deeds[move.kind], ...changes });
  }
}

type Entry = Extract<GameMove, { readonly kind: 'start' | 'score' }>;

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

/** A score entered again as it stood is a line of the history too. */
function withEveryEntry(revised: RevisedDay, { game }: GameOnFile, to: Score): RevisedDay {
  const line = { gameId: game.id, kind: 'score', from: scoreOf(game), to } as const;
  return { ...revised, history: withEntry(revised.history, line) };
}

/** Refuses to write over what the sender has not seen. */
function checkSeen(onFile: GameOnFile, version: number | undefined): void {
  if (version !== undefined && version !== onFile.version) throw scoreIsStale(onFile);
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
