import type { GoalScorer } from '../../domain/rule/game/goal.ts';
import type { Score } from '../../domain/rule/match/score.ts';

/** Side of a game. */
export type Side = 'team1' | 'team2';

/** Move of a score keeper in a game. It refers to players by id only, since the queue is stored on the phone. */
export type KeeperMove =
  | { readonly kind: 'start' }
  | ScoreMove
  | GoalMove
  | SettleMove
  | { readonly kind: 'undo'; readonly goalId: number; readonly side: Side }
  | { readonly kind: 'complete'; readonly shootout?: Score };

/** Entered score, and the score that it corrects. */
interface ScoreMove {
  readonly kind: 'score';
  readonly score: Score;
  readonly from?: Score;
  /** Id of the last recorded goal that the keeper knew, 0 for none. */
  readonly seenGoal?: number;
}

/** Goal by a player, or by an unknown scorer for the named team. */
export interface GoalMove {
  readonly kind: 'goal';
  readonly playerId: number | null;
  readonly scorer?: GoalScorer;
  readonly teamId?: number;
  readonly side: Side;
  readonly minute: number;
  readonly seenGoal?: number;
}

/** Decision between two accounts of a game; the entries it replaces return to the queue if the server refuses it. */
export interface SettleMove {
  readonly kind: 'settle';
  readonly score: Score;
  readonly goals: readonly SettledGoal[];
  readonly dropped: readonly number[];
  readonly held: readonly KeeperEntry[];
}

/** Goal of a settlement: a new one, or a recorded one with changes. */
export interface SettledGoal {
  readonly playerId: number | null;
  readonly scorer: GoalScorer;
  readonly teamId: number;
  readonly minute: number;
  readonly sameAs: number | null;
}

/** Move on its way to the server. Its id is the idempotency key, so that it counts once however often it is sent. */
export interface KeeperEntry {
  readonly id: string;
  readonly gameId: number;
  readonly move: KeeperMove;
  /** Version of the game that the keeper saw. */
  readonly version: number;
  /** Time of the entry, ISO 8601. */
  readonly at: string;
  /** Whether it could not be sent at once. */
  readonly hasWaited: boolean;
  /** Refusal by the server, on which the keeper decides. */
  readonly refusal?: { readonly status: number; readonly sentence: string };
}

export type KeeperQueue = readonly KeeperEntry[];

/** Returns the oldest entry that can be sent; entries after a refused one of the same game wait for the decision. */
export function nextToSend(queue: KeeperQueue): KeeperEntry | undefined {
  const held = new Set(queue.filter(isRefused).map(({ gameId }) => gameId));
  return queue.find(({ gameId }) => !held.has(gameId));
}

export const isRefused = ({ refusal }: KeeperEntry): boolean => refusal !== undefined;

/** Removes a delivered entry and rebases later ones of its game on the new version. */
export function afterSent(queue: KeeperQueue, sent: KeeperEntry, version: number): KeeperQueue {
  return queue
    .filter(({ id }) => id !== sent.id)
    .map((entry) => (entry.gameId === sent.gameId && entry.version === sent.version ? { ...entry, version } : entry));
}

/** Marks all entries as waiting after one could not be sent. */
export const afterSilence = (queue: KeeperQueue): KeeperQueue => queue.map((entry) => ({ ...entry, hasWaited: true }));

/** Returns whether entries wait for the network. */
export const isWaiting = (queue: KeeperQueue): boolean => queue.some((entry) => entry.hasWaited && !isRefused(entry));

/** Marks an entry as refused; it stays until the keeper decides. */
export function afterRefusal(queue: KeeperQueue, id: string, refusal: KeeperEntry['refusal'] & object): KeeperQueue {
  return queue.map((entry) => (entry.id === id ? { ...entry, hasWaited: true, refusal } : entry));
}

/** Returns the goals and scores of a game that wait for a decision: the refused one and those after it. */
export function undecidedEntries(queue: KeeperQueue, gameId: number): readonly KeeperEntry[] {
  const own = queue.filter((entry) => entry.gameId === gameId);
  return own.slice(Math.max(0, own.findIndex(isRefused))).filter(({ move }) => own.some(isRefused) && isAccount(move));
}

/** Returns whether a move states how the game stands, on which another keeper may disagree. */
const isAccount = ({ kind }: KeeperMove): boolean => kind === 'goal' || kind === 'score';

/** Replaces the decided entries by the decision; later entries of the game are based on it. */
export function afterDecision(queue: KeeperQueue, gameId: number, decision: KeeperEntry | undefined): KeeperQueue {
  const held = undecidedEntries(queue, gameId);
  const [first] = held;
  return queue.flatMap((entry) => {
    if (entry === first && decision !== undefined) return [decision];
    if (held.includes(entry)) return [];
    return entry.gameId === gameId && decision !== undefined ? [{ ...entry, version: decision.version }] : [entry];
  });
}

/** Restores the entries of a decision that was refused because the game had changed again. */
export function undecided(queue: KeeperQueue, id: string, refusal: KeeperEntry['refusal'] & object): KeeperQueue {
  return queue.flatMap((entry) => {
    if (entry.id !== id || entry.move.kind !== 'settle') return [entry];
    return entry.move.held.map((held, at) => (at === 0 ? { ...held, hasWaited: true, refusal } : held));
  });
}

/** Discards an entry. */
export const withoutEntry = (queue: KeeperQueue, id: string): KeeperQueue => queue.filter((entry) => entry.id !== id);

/** Fields of a game without the waiting entries. */
interface ScoredGame {
  readonly id: number;
  readonly status: string;
  readonly team1Score: number;
  readonly team2Score: number;
}

/** Returns the entries of a game on their way to the server: those before a refused one, without an end of the game that waits for the network. */
export function entriesOnTheWay(queue: KeeperQueue, gameId: number): KeeperQueue {
  const own = queue.filter((entry) => entry.gameId === gameId);
  const open = own.findIndex(isRefused);
  return (open === -1 ? own : own.slice(0, open)).filter((entry) => !isDelayedEnd(entry));
}

/** Returns the game with all entries on their way to the server, as its keeper sees it. */
export function withWaiting<G extends ScoredGame>(game: G, queue: KeeperQueue): G {
  let shown = game;
  for (const { move } of entriesOnTheWay(queue, game.id)) shown = { ...shown, ...changeOf(move, shown) };
  return shown;
}

/** Returns whether an entry is an end of the game that could not be sent at once. */
export const isDelayedEnd = ({ move, hasWaited }: KeeperEntry): boolean => move.kind === 'complete' && hasWaited;

/** Returns whether a new entry in a game must wait: for the network, or for the decision on an earlier entry. */
export const mustWait = (queue: KeeperQueue, gameId: number): boolean =>
  isWaiting(queue) || queue.some((entry) => entry.gameId === gameId && isRefused(entry));

function changeOf(move: KeeperMove, game: ScoredGame): Partial<ScoredGame> {
  const status = game.status === 'completed' ? 'completed' : 'in_progress';
  if (move.kind === 'start') return { status };
  if (move.kind === 'complete') return { status: 'completed' };
  if (move.kind === 'score' || move.kind === 'settle')
    return { status, team1Score: move.score.team1, team2Score: move.score.team2 };
  const by = move.kind === 'goal' ? 1 : -1;
  if (move.side === 'team1') return { status, team1Score: Math.max(0, game.team1Score + by) };
  return { status, team2Score: Math.max(0, game.team2Score + by) };
}
