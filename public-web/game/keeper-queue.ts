import type { Score } from '../../domain/match/score.ts';

/** One side of a game. */
export type Side = 'team1' | 'team2';

/** What a score keeper does to a game. A player is an id and nothing more: this is kept on the phone. */
export type KeeperMove =
  | { readonly kind: 'start' }
  | { readonly kind: 'score'; readonly score: Score }
  | { readonly kind: 'goal'; readonly playerId: number; readonly side: Side; readonly minute: number }
  | { readonly kind: 'undo'; readonly goalId: number; readonly side: Side }
  | { readonly kind: 'complete'; readonly shootout?: Score };

/** A move on its way to the server. Its id makes sure that it counts once, however often it is sent. */
export interface KeeperEntry {
  readonly id: string;
  readonly gameId: number;
  readonly move: KeeperMove;
  /** The version of the game that the keeper saw. */
  readonly version: number;
  /** When it was entered, ISO 8601. */
  readonly at: string;
  /** It could not be sent at once. */
  readonly hasWaited: boolean;
  /** What the server said against it: the keeper decides. */
  readonly refusal?: { readonly status: number; readonly sentence: string };
}

export type KeeperQueue = readonly KeeperEntry[];

/** The oldest entry that can go; what was entered after a refused one of the same game waits for the decision. */
export function nextToSend(queue: KeeperQueue): KeeperEntry | undefined {
  const held = new Set(queue.filter(isRefused).map(({ gameId }) => gameId));
  return queue.find(({ gameId }) => !held.has(gameId));
}

export const isRefused = ({ refusal }: KeeperEntry): boolean => refusal !== undefined;

/** An entry has arrived: those after it in the same game now build on what it made of the game. */
export function afterSent(queue: KeeperQueue, sent: KeeperEntry, version: number): KeeperQueue {
  return queue
    .filter(({ id }) => id !== sent.id)
    .map((entry) => (entry.gameId === sent.gameId && entry.version === sent.version ? { ...entry, version } : entry));
}

/** The next entry could not be sent: it waits, and so do those behind it. */
export const afterSilence = (queue: KeeperQueue): KeeperQueue => queue.map((entry) => ({ ...entry, hasWaited: true }));

/** Whether entries wait for the network. */
export const isWaiting = (queue: KeeperQueue): boolean => queue.some((entry) => entry.hasWaited && !isRefused(entry));

/** An entry was refused: it stays until the keeper decides. */
export function afterRefusal(queue: KeeperQueue, id: string, refusal: KeeperEntry['refusal'] & object): KeeperQueue {
  return queue.map((entry) => (entry.id === id ? { ...entry, hasWaited: true, refusal } : entry));
}

/** The keeper insists: the entry is sent anew, on top of what the game is now. */
export function insisted(queue: KeeperQueue, id: string, renewed: { id: string; version: number }): KeeperQueue {
  return queue.map((entry) => {
    if (entry.id !== id) return entry;
    const { refusal, ...kept } = entry;
    return { ...kept, ...renewed };
  });
}

/** The keeper lets an entry go. */
export const withoutEntry = (queue: KeeperQueue, id: string): KeeperQueue => queue.filter((entry) => entry.id !== id);

/** What is known of a game without what still waits. */
interface ScoredGame {
  readonly id: number;
  readonly status: string;
  readonly team1Score: number;
  readonly team2Score: number;
}

/** The game as its keeper sees it: with everything that still waits. */
export function withWaiting<G extends ScoredGame>(game: G, queue: KeeperQueue): G {
  let shown = game;
  for (const entry of queue) {
    if (entry.gameId === game.id && !isRefused(entry)) shown = { ...shown, ...changeOf(entry.move, shown) };
  }
  return shown;
}

function changeOf(move: KeeperMove, game: ScoredGame): Partial<ScoredGame> {
  const status = game.status === 'completed' ? 'completed' : 'in_progress';
  if (move.kind === 'start') return { status };
  if (move.kind === 'complete') return { status: 'completed' };
  if (move.kind === 'score') return { status, team1Score: move.score.team1, team2Score: move.score.team2 };
  const by = move.kind === 'goal' ? 1 : -1;
  if (move.side === 'team1') return { status, team1Score: Math.max(0, game.team1Score + by) };
  return { status, team2Score: Math.max(0, game.team2Score + by) };
}
