import { type Changes, changesBetween } from '../../audit/changes.ts';
import { revisedBy } from '../../day/revised-by.ts';
import { enterAlone, type SingleGame } from '../../day/single-game.ts';
import type { GameOnFile } from '../../day/tournament-day.ts';
import type { GameMove } from '../../game/game-move.ts';
import type { GameChange } from '../../game/history.ts';
import { keepScore, scoreOf, startGame } from '../../game/keep-score.ts';
import type { Audit } from '../../port/audit.ts';
import type { Author, Brackets } from '../../port/brackets.ts';
import type { Clock } from '../../port/clock.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { type OpenDay, openDay } from './open-game.ts';
import type { SentMove } from './sent-move.ts';

/** Starts, scores, completes, reopens, forfeits or deletes a game, and carries that through the brackets. */
export class ChangeGame {
  constructor(
    private readonly brackets: Brackets,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async run(order: SentMove): Promise<void> {
    const { gameId, move } = order;
    const isEntry = move.kind === 'start' || move.kind === 'score';
    const single = isEntry ? await this.brackets.lockGame(gameId) : undefined;
    if (isEntry && single !== undefined) await this.enter(single, move, order);
    else await this.revise(await openDay(this.brackets, gameId), order);
  }

  /** Nothing else follows from it: only the game is written. */
  private async enter(single: SingleGame, move: Entry, order: SentMove): Promise<void> {
    const { onFile } = single;
    checkSeen(onFile, order.version);
    const { role } = order.scribe;
    const game = move.kind === 'start' ? startGame(onFile.game) : keepScore(onFile.game, move.score, role);
    const entered = enterAlone(single, { game, kind: move.kind });
    await this.brackets.saveGame(entered, this.authorOf(order));
    await this.note(order, entered.history, changesBetween(onFile.game, game));
  }

  private async revise({ day, onFile }: OpenDay, order: SentMove): Promise<void> {
    checkSeen(onFile, order.version);
    const revised = revisedBy(order.move, { day, onFile, ...order });
    await this.brackets.save(revised, this.authorOf(order));
    const after = revised.day.games.find(({ game }) => game.id === order.gameId)?.game ?? {};
    await this.note(order, revised.history, changesBetween(onFile.game, after));
  }

  private authorOf({ scribe }: SentMove): Author {
    return { by: scribe.name, at: this.clock.now() };
  }

  private async note({ gameId, move }: SentMove, history: readonly GameChange[], changes: Changes): Promise<void> {
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
