import type { GoalScorer } from '../../domain/game/goal.ts';
import type { Score } from '../../domain/match/score.ts';

/** One side of a game. */
export type Side = 'team1' | 'team2';

/** What a score keeper does to a game. A player is an id and nothing more: this is kept on the phone. */
export type KeeperMove =
  | { readonly kind: 'start' }
  | ScoreMove
  | GoalMove
  | SettleMove
  | { readonly kind: 'undo'; readonly goalId: number; readonly side: Side }
  | { readonly kind: 'complete'; readonly shootout?: Score };

/** A score as it was entered, and the one that it corrects. */
export interface ScoreMove {
  readonly kind: 'score';
  readonly score: Score;
  readonly from?: Score;
  /** The last goal on record that the keeper knew of, 0 for none. */
  readonly seenGoal?: number;
}

/** A goal of a player, or of nobody who is known for the team that is named. */
export interface GoalMove {
  readonly kind: 'goal';
  readonly playerId: number | null;
  readonly scorer?: GoalScorer;
  readonly teamId?: number;
  readonly side: Side;
  readonly minute: number;
  readonly seenGoal?: number;
}

/** What was decided between two accounts; the entries it stands for come back when it cannot be taken. */
export interface SettleMove {
  readonly kind: 'settle';
  readonly score: Score;
  readonly goals: readonly SettledGoal[];
  readonly dropped: readonly number[];
  readonly held: readonly KeeperEntry[];
}

/** A goal of a settlement: a new one, or one on record told anew. */
export interface SettledGoal {
  readonly playerId: number | null;
  readonly scorer: GoalScorer;
  readonly teamId: number;
  readonly minute: number;
  readonly sameAs: number | null;
}

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

/** The goals and scores of a game that wait for a decision: the first was refused, the others wait behind it. */
export function heldIn(queue: KeeperQueue, gameId: number): readonly KeeperEntry[] {
  const own = queue.filter((entry) => entry.gameId === gameId);
  return own.slice(Math.max(0, own.findIndex(isRefused))).filter(({ move }) => own.some(isRefused) && isAccount(move));
}

/** Whether a move says how the game stands, as another keeper may say differently. */
const isAccount = ({ kind }: KeeperMove): boolean => kind === 'goal' || kind === 'score';

/** What was decided takes the place of the entries it stands for; what was entered after them builds on it. */
export function afterDecision(queue: KeeperQueue, gameId: number, decision: KeeperEntry | undefined): KeeperQueue {
  const held = heldIn(queue, gameId);
  const [first] = held;
  return queue.flatMap((entry) => {
    if (entry === first && decision !== undefined) return [decision];
    if (held.includes(entry)) return [];
    return entry.gameId === gameId && decision !== undefined ? [{ ...entry, version: decision.version }] : [entry];
  });
}

/** The game has changed once more before a decision came to the server: the entries it stood for are to be decided again. */
export function undecided(queue: KeeperQueue, id: string, refusal: KeeperEntry['refusal'] & object): KeeperQueue {
  return queue.flatMap((entry) => {
    if (entry.id !== id || entry.move.kind !== 'settle') return [entry];
    return entry.move.held.map((held, at) => (at === 0 ? { ...held, hasWaited: true, refusal } : held));
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

/**
 * The game as its keeper sees it: with everything on its way to the server. What stands behind an entry that waits for a decision is no
 * part of it, and an end that waits for the network has not ended the game.
 */
export function withWaiting<G extends ScoredGame>(game: G, queue: KeeperQueue): G {
  const own = queue.filter(({ gameId }) => gameId === game.id);
  const open = own.findIndex(isRefused);
  const onTheWay = (open === -1 ? own : own.slice(0, open)).filter((entry) => !isEndHeldBack(entry));
  let shown = game;
  for (const { move } of onTheWay) shown = { ...shown, ...changeOf(move, shown) };
  return shown;
}

/** An end of a game that could not be sent at once. */
export const isEndHeldBack = ({ move, hasWaited }: KeeperEntry): boolean => move.kind === 'complete' && hasWaited;

/** Whether what is entered in a game now has to wait: for the network, or for the decision that stands before it. */
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
