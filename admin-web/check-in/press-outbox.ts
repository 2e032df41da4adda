import { useSyncExternalStore } from 'react';
import type { CheckInState } from '../../domain/answer/check-in/check-in-list.ts';
import { signedAtCheckIn } from '../../domain/use-case/waiver/paper-form.ts';
import { send } from '../transport/call.ts';
import { isOwnRefusal, isSignedOut, sentenceOf } from '../transport/failure.ts';
import { serverNow } from '../transport/server-clock.ts';
import { keptPresses, type Press, withPress } from './presses.ts';

const place = 'golden-goal.office.check-in';
/** Delay before presses that found no network are tried again, in milliseconds. */
const again = 4000;

/** Receives a press that was sent, with the answer, or the reason why it was refused. */
type Listener = (press: Press, outcome: { readonly refused?: string; readonly isLast: boolean }) => Promise<void>;

let waiting: readonly Press[] = keptPresses(browserKept());
let isSending = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const listeners = new Set<Listener>();

/** Sends a press; it waits in the browser until the server has it. */
export function press(id: number, act: Press['act'], seen: Press['seen'] = null): void {
  keep(withPress(waiting, { id, act, at: serverNow().toISOString(), seen }));
  void flush();
}

/** Returns the presses that wait. */
export function useWaitingPresses(): readonly Press[] {
  return useSyncExternalStore(watch, () => waiting);
}

/** Calls back after each press that was sent or refused; returns the function that ends it. */
export function onPressed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends the waiting presses one by one until the network or the session ends. */
export async function flush(): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(timer);
  try {
    for (let [first] = waiting; first !== undefined; [first] = waiting) if (!(await deliver(first))) break;
  } finally {
    isSending = false;
  }
}

/** Sends one press; returns whether the next one can be tried. */
async function deliver(first: Press): Promise<boolean> {
  const failure = await sent(first).then(
    () => undefined,
    (thrown: unknown) => thrown ?? new Error('Nothing was answered'),
  );
  if (isSignedOut(failure)) return false;
  if (failure !== undefined && !isOwnRefusal(failure)) {
    timer = setTimeout(() => void flush(), again);
    return false;
  }
  const refused = sentenceOf(failure);
  const outcome = { isLast: waiting.length === 1, ...(refused !== undefined && { refused }) };
  // It counts as waiting until it counts as sent, so that no button is for a moment as it was before.
  await Promise.all([...listeners].map((listener) => listener(first, outcome)));
  keep(waiting.filter((one) => one !== first));
  return true;
}

/** Makes the call of a press. Each sets a fact, so that one that is sent twice changes nothing. */
function sent({ id, act, at, seen }: Press): Promise<unknown> {
  const registration = `/api/admin/tournament-registrations/${id}`;
  if (act === 'here') return send<CheckInState>('PUT', `${registration}/check-in${atMoment(at)}`);
  if (act === 'not here') return send<CheckInState>('DELETE', `${registration}/check-in${atMoment(seen)}`);
  if (act === 'signed') return send('POST', `${registration}/waiver`, { reason: signedAtCheckIn });
  return send('PUT', `${registration}/payment`, { paymentStatus: 'paid', paymentMethod: act });
}

const atMoment = (at?: string | null) => (at ? `?${new URLSearchParams({ at })}` : '');

function keep(presses: readonly Press[]): void {
  waiting = presses;
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
