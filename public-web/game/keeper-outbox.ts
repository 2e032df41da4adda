import { useSyncExternalStore } from 'react';
import { read } from '../transport/call.ts';
import { drawKey } from '../transport/draw-key.ts';
import type { SendingOutcome } from './keeper-calls.ts';
import { sendEntry } from './keeper-calls.ts';
import {
  afterDecision,
  afterRefusal,
  afterSent,
  afterSilence,
  heldIn,
  type KeeperEntry,
  type KeeperMove,
  type KeeperQueue,
  mustWait,
  nextToSend,
  type SettleMove,
  undecided,
  withoutEntry,
} from './keeper-queue.ts';
import type { ShownGame } from './shown-game.ts';

const place = 'golden-goal:score-keeping';
/** When an entry that could not be sent is tried again, in milliseconds. */
const again = 4000;

/** Hears what became of an entry, and of a goal the game as it stands after it. */
type Listener = (entry: KeeperEntry, outcome: SendingOutcome, game?: ShownGame) => void;

let queue: KeeperQueue = kept();
let isSending = false;
let isLocked = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const listeners = new Set<Listener>();

/** Enters a move. It is kept on the phone until the server has it. */
export function enter(gameId: number, move: KeeperMove, version: number): void {
  const entry = { id: drawKey(), gameId, move, version, at: new Date().toISOString(), hasWaited: false };
  const waits = mustWait(queue, gameId);
  change([...queue, { ...entry, hasWaited: waits }]);
  if (waits) tell(entry, { is: 'silence' });
  void flush();
}

/** Sends what was decided for the held entries of a game, on top of what the game is now; nothing where the record stands as it is. */
export function decide(
  gameId: number,
  settlement: Omit<SettleMove, 'kind' | 'held'> | undefined,
  version: number,
): void {
  const held = heldIn(queue, gameId).map(({ refusal, ...entry }) => entry);
  const entry = { id: drawKey(), gameId, version, at: new Date().toISOString(), hasWaited: false };
  const decision = settlement && { ...entry, move: { ...settlement, kind: 'settle', held } as const };
  change(afterDecision(queue, gameId, decision));
  void flush();
}

export function letGo(entry: KeeperEntry): void {
  change(withoutEntry(queue, entry.id));
  void flush();
}

/** Somebody has signed in: what waited for that can go. */
export function unlock(): void {
  isLocked = false;
  void flush();
}

/** Sends what waits, one after the other, as long as it goes. */
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

/** Whether the next one can be tried. */
async function deliver(entry: KeeperEntry): Promise<boolean> {
  const outcome = await sendEntry(entry);
  // Asked before the queue is looked at: what is entered meanwhile stays in it.
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

/** A stale score, a goal, and whatever had to wait, is for the keeper to decide; the rest was answered on the spot. */
function afterRefused(entry: KeeperEntry, { status, sentence }: { status: number; sentence: string }): KeeperQueue {
  if (entry.move.kind === 'settle') return undecided(queue, entry.id, { status, sentence });
  const mustBeDecided = status === 412 || entry.hasWaited || entry.move.kind === 'goal';
  return mustBeDecided ? afterRefusal(queue, entry.id, { status, sentence }) : withoutEntry(queue, entry.id);
}

/** The game as a goal, or one taken back, has left it: the answer to those does not tell. */
async function gameAfter({ gameId, move }: KeeperEntry, answer: unknown): Promise<ShownGame | undefined> {
  if (move.kind === 'settle') return settledGame(answer);
  if (move.kind !== 'goal' && move.kind !== 'undo') return undefined;
  return read<ShownGame>(`/api/games/${gameId}`).catch(() => undefined);
}

/** The game that a settlement answers with. */
function settledGame(answer: unknown): ShownGame | undefined {
  return typeof answer === 'object' && answer !== null && 'game' in answer ? (answer.game as ShownGame) : undefined;
}

/** The version that an entry made of its game; after a goal nobody else's change is taken for it. */
function versionAfter({ version, move }: KeeperEntry, answer: unknown): number {
  const told = versionIn(answer) ?? version;
  const isGoal = move.kind === 'goal' || move.kind === 'undo';
  return isGoal && told !== version + 1 ? version : told;
}

function versionIn(answer: unknown): number | undefined {
  const found = typeof answer === 'object' && answer !== null && 'version' in answer ? answer.version : undefined;
  return typeof found === 'number' ? found : undefined;
}

/** What waits, as it changes. */
export function useQueue(): KeeperQueue {
  return useSyncExternalStore(watch, queued, queued);
}

const queued = () => queue;

/** Tells what became of every entry that was sent; what is returned ends that. */
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
  if (next.length === 0) localStorage.removeItem(place);
  else localStorage.setItem(place, JSON.stringify(next));
  for (const watcher of watchers) watcher();
}

function kept(): KeeperQueue {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
