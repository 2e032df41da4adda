import { useSyncExternalStore } from 'react';
import { signedAtCheckIn } from '../../domain/use-case/waiver/paper-form.ts';
import { send } from '../transport/call.ts';
import { isFault, isSignedOut, isVerdict, sentenceOf } from '../transport/failure.ts';
import { serverNow } from '../transport/server-clock.ts';
import { keptPresses, nextToSend, type Press, withPress } from './presses.ts';

const place = 'golden-goal.office.check-in';
/** Delay before presses that found no network are tried again, and the time after which a call without an answer counts as none, in milliseconds. */
const [again, patience] = [4000, 20_000];

/** Press that has arrived, or the reason why it was refused. */
interface Outcome {
  readonly press: Press;
  readonly refused?: string;
}

/** Receives what became of presses, and whether no others wait. */
type Listener = (outcomes: readonly Outcome[], isLast: boolean) => Promise<void>;

let waiting: readonly Press[] = keptPresses(browserKept());
let isHeld = waiting.length > 0;
let isSending = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const listeners = new Set<Listener>();

/** Sends a press; it waits in the browser until the server has it. */
export function press(made: Omit<Press, 'at'>): void {
  keep(withPress(waiting, { ...made, at: serverNow().toISOString() }));
  void flush();
}

/** Returns the presses that wait. */
export function useWaitingPresses(): readonly Press[] {
  return useSyncExternalStore(watch, () => waiting);
}

/** Returns whether presses wait that could not be sent at once. */
export function useIsHeld(): boolean {
  return useSyncExternalStore(watch, () => isHeld);
}

/** Calls back when presses were sent or refused; returns the function that ends it. */
export function onPressed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends the waiting presses, some at a time, until the network or the session ends. */
export async function flush(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(timer);
  try {
    for (let next = nextToSend(waiting); next.length > 0; next = nextToSend(waiting)) if (!(await deliver(next))) break;
  } finally {
    isSending = false;
  }
}

/** Sends presses of different players; returns whether the next ones can be tried. */
async function deliver(presses: readonly Press[]): Promise<boolean> {
  const failures = await Promise.all(presses.map(failureOf));
  const outcomes = presses.map((press, at) => outcomeOf(press, failures[at]));
  const over = outcomes.filter((outcome) => outcome !== undefined);
  const arrived = over.map(({ press }) => press);
  // It counts as waiting until it counts as sent, so that no button is for a moment as it was before.
  const isLast = arrived.length === waiting.length;
  if (over.length > 0) await Promise.all([...listeners].map((listener) => listener(over, isLast)));
  isHeld ||= arrived.length < presses.length;
  keep(waiting.filter((one) => !arrived.includes(one)));
  if (arrived.length === presses.length) return true;
  if (failures.some((failure) => failure !== undefined && !isFinal(failure)))
    timer = setTimeout(() => void flush(), again);
  return false;
}

/** Returns why a press could not be sent; undefined once it was. */
function failureOf(press: Press): Promise<unknown> {
  return sent(press).then(
    () => undefined,
    (thrown: unknown) => thrown ?? new Error('Nothing was answered'),
  );
}

/** Returns what became of a press; undefined where it stays: without an answer, signed out, or refused while nobody would be told. */
function outcomeOf(press: Press, failure: unknown): Outcome | undefined {
  if (failure === undefined) return { press };
  if (isSignedOut(failure) || !isFinal(failure) || listeners.size === 0) return undefined;
  return { press, refused: sentenceOf(failure) ?? '' };
}

/** Returns whether another try is answered alike: a fault of the server is told to the desk, and holds no other press back. */
const isFinal = (failure: unknown): boolean => isVerdict(failure) || isFault(failure);

/** Makes the call of a press. Each sets a fact, so that one that is sent twice changes nothing. */
function sent({ id, act, at, seen, cents }: Press): Promise<unknown> {
  const registration = `/api/admin/tournament-registrations/${id}`;
  const signal = AbortSignal.timeout(patience);
  if (act === 'here') return send('PUT', `${registration}/check-in${atMoment(at)}`, undefined, signal);
  if (act === 'not here') return send('DELETE', `${registration}/check-in${atMoment(seen)}`, undefined, signal);
  if (act === 'signed') return send('POST', `${registration}/waiver`, { reason: signedAtCheckIn }, signal);
  const paid = { paymentStatus: 'paid', paymentMethod: act, amountCents: cents };
  return send('PUT', `${registration}/payment`, paid, signal);
}

const atMoment = (at?: string | null) => (at ? `?${new URLSearchParams({ at })}` : '');

function keep(presses: readonly Press[]): void {
  waiting = presses;
  if (presses.length === 0) isHeld = false;
  try {
    localStorage.setItem(place, JSON.stringify(presses));
  } catch {
    // Without storage they wait in this tab.
  }
  for (const watcher of watchers) watcher();
}

function browserKept(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
