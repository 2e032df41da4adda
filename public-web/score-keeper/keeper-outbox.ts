import { useSyncExternalStore } from 'react';
import type { SentGame } from '../game/sent-game.ts';
import { device } from '../kit/storage.ts';
import { read } from '../transport/call.ts';
import { drawKey } from '../transport/draw-key.ts';
import { serverNow } from '../transport/server-clock.ts';
import { type SendingOutcome, sendEntry } from './keeper-calls.ts';
import {
  afterDecision,
  afterRefusal,
  afterSent,
  afterSilence,
  type KeeperEntry,
  type KeeperMove,
  type KeeperQueue,
  mustWait,
  nextToSend,
  type SettleMove,
  undecided,
  undecidedEntries,
  withoutEntry,
} from './keeper-queue.ts';

const place = 'golden-goal:score-keeping';
/** Delay before an unsent entry is tried again, in milliseconds. */
const again = 4000;

/** Receives the outcome of an entry and, after a goal, the updated game. */
type Listener = (entry: KeeperEntry, outcome: SendingOutcome, game?: SentGame) => void;

let queue: KeeperQueue = kept();
let isStored = true;
let isSending = false;
let isLocked = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const listeners = new Set<Listener>();

/** Enters a move, which stays on the phone until the server has it. */
export function enter(gameId: number, move: KeeperMove, version: number): void {
  const entry = { id: drawKey(), gameId, move, version, at: new Date(serverNow()).toISOString(), hasWaited: false };
  const waits = mustWait(queue, gameId);
  change([...queue, { ...entry, hasWaited: waits }]);
  if (waits) tell(entry, { is: 'silence' });
  void flush();
}

/** Sends the decision on a game's refused entries, based on the game's current state; sends nothing if the record stays as it is. */
export function decide(
  gameId: number,
  settlement: Omit<SettleMove, 'kind' | 'held'> | undefined,
  version: number,
): void {
  const held = undecidedEntries(queue, gameId).map(({ refusal, ...entry }) => entry);
  const entry = { id: drawKey(), gameId, version, at: new Date(serverNow()).toISOString(), hasWaited: false };
  const decision = settlement && { ...entry, move: { ...settlement, kind: 'settle', held } as const };
  change(afterDecision(queue, gameId, decision));
  void flush();
}

export function letGo(entry: KeeperEntry): void {
  change(withoutEntry(queue, entry.id));
  void flush();
}

/** Resumes sending after a sign-in. */
export function unlock(): void {
  isLocked = false;
  void flush();
}

/** Sends the queue one by one until an entry fails. */
export async function flush(): Promise<void> {
  if (isSending || isLocked) return;
  isSending = true;
  clearTimeout(timer);
  try {
    for (let entry = nextToSend(queue); entry !== undefined; entry = nextToSend(queue)) {
      if (!(await deliver(entry))) break;
    }
  } finally {
    isSending = false;
  }
}

/** Sends an entry; returns whether the next one can be tried. */
async function deliver(entry: KeeperEntry): Promise<boolean> {
  const outcome = await sendEntry(entry);
  // Fetched before the queue is read, so that entries made meanwhile stay in it.
  const game = outcome.is === 'sent' ? await gameAfter(entry, outcome.answer) : undefined;
  if (outcome.is === 'sent') change(afterSent(queue, entry, versionAfter(entry, game ?? outcome.answer)));
  if (outcome.is === 'refused') change(afterRefused(entry, outcome));
  if (outcome.is === 'silence' || outcome.is === 'locked') change(afterSilence(queue));
  isLocked = outcome.is === 'locked';
  if (outcome.is === 'silence') timer = setTimeout(() => void flush(), again);
  tell(entry, outcome, game);
  return outcome.is === 'sent' || outcome.is === 'refused';
}

const tell: Listener = (entry, outcome, game) => {
  for (const listener of listeners) listener(entry, outcome, game);
};

/** Leaves a stale score, a goal or a delayed entry to the keeper's decision; other refused entries are dropped, as their message was shown at once. */
function afterRefused(entry: KeeperEntry, { status, sentence }: { status: number; sentence: string }): KeeperQueue {
  if (entry.move.kind === 'settle') return undecided(queue, entry.id, { status, sentence });
  const mustBeDecided = status === 412 || entry.hasWaited || entry.move.kind === 'goal';
  return mustBeDecided ? afterRefusal(queue, entry.id, { status, sentence }) : withoutEntry(queue, entry.id);
}

/** Fetches the game after a goal or its undoing, whose answers do not contain it. */
async function gameAfter({ gameId, move }: KeeperEntry, answer: unknown): Promise<SentGame | undefined> {
  if (move.kind === 'settle') return settledGame(answer);
  if (move.kind !== 'goal' && move.kind !== 'undo') return undefined;
  return read<SentGame>(`/api/games/${gameId}`).catch(() => undefined);
}

/** Returns the game in the answer to a settlement. */
function settledGame(answer: unknown): SentGame | undefined {
  return typeof answer === 'object' && answer !== null && 'game' in answer ? (answer.game as SentGame) : undefined;
}

/** Returns the game's version after an entry; after a goal, a version that jumps by more than one contains other changes and is not adopted. */
function versionAfter({ version, move }: KeeperEntry, answer: unknown): number {
  const told = versionIn(answer) ?? version;
  const isGoal = move.kind === 'goal' || move.kind === 'undo';
  return isGoal && told !== version + 1 ? version : told;
}

function versionIn(answer: unknown): number | undefined {
  const found = typeof answer === 'object' && answer !== null && 'version' in answer ? answer.version : undefined;
  return typeof found === 'number' ? found : undefined;
}

/** Returns the queue and re-renders when it changes. */
export function useQueue(): KeeperQueue {
  return useSyncExternalStore(watch, queued, queued);
}

const queued = () => queue;

/** Returns whether the entries that wait would outlive the page; a phone may refuse to store them, or be full. */
export const isQueueStored = (): boolean => isStored;

/** Calls a listener with the outcome of every entry; returns a function that removes it. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function change(next: KeeperQueue): void {
  queue = next;
  if (next.length === 0) device.drop(place);
  isStored = next.length === 0 || device.write(place, JSON.stringify(next));
  for (const watcher of watchers) watcher();
}

function kept(): KeeperQueue {
  const found = device.value(place);
  return Array.isArray(found) ? found : [];
}
