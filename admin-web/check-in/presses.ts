import type { CheckInState } from '../../domain/answer/check-in/check-in-list.ts';

/** What can be pressed for a player at check-in. */
export const acts = ['here', 'not here', 'cash', 'venmo', 'signed'] as const;

/** One press at check-in. It names no child, so it may stay in the browser until it is sent. */
export interface Press {
  /** Number of the registration. */
  readonly id: number;
  readonly act: (typeof acts)[number];
  /** When it was pressed, in ISO 8601. */
  readonly at: string;
  /** Moment of the check-in that is taken back, as the desk saw it. */
  readonly seen?: string | null;
  /** Amount that was taken, in US cents. */
  readonly cents?: number;
}

/** Acts of which the later press for a player replaces one that still waits. */
const replaces: Readonly<Record<Press['act'], readonly Press['act'][]>> = {
  here: ['here', 'not here'],
  'not here': ['here', 'not here'],
  cash: ['cash', 'venmo'],
  venmo: ['cash', 'venmo'],
  signed: ['signed'],
};

/** Returns the waiting presses with one more; what the same player's earlier press said of it no longer counts. */
export function withPress(waiting: readonly Press[], press: Press): readonly Press[] {
  const others = waiting.filter(({ id, act }) => id !== press.id || !replaces[press.act].includes(act));
  return [...others, press];
}

/** Most presses that are on their way at once. */
const most = 6;

/** Returns the presses that are sent next: the first of each player, so that those of one player arrive in order. */
export function nextToSend(waiting: readonly Press[]): readonly Press[] {
  const firsts = new Map<number, Press>();
  for (const press of waiting) if (!firsts.has(press.id)) firsts.set(press.id, press);
  return [...firsts.values()].slice(0, most);
}

/** Returns how a player stands once the waiting presses have arrived. */
export function afterPresses<State extends CheckInState>(state: State, waiting: readonly Press[]): State {
  return waiting.filter(({ id }) => id === state.id).reduce(pressed, state);
}

function pressed<State extends CheckInState>(state: State, { act, at }: Press): State {
  if (act === 'here') return { ...state, checkedInAt: state.checkedInAt ?? at };
  if (act === 'not here') return { ...state, checkedInAt: null, checkedInBy: null };
  return act === 'signed' ? { ...state, waiver: 'confirmed' } : { ...state, owedCents: 0 };
}

/** Reads presses that were kept as JSON; whatever is none is left out. */
export function keptPresses(kept: string | null): readonly Press[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter(isPress) : [];
  } catch {
    return [];
  }
}

function isPress(read: unknown): read is Press {
  if (typeof read !== 'object' || read === null) return false;
  const { id, act, at }: Partial<Record<keyof Press, unknown>> = read;
  return Number.isInteger(id) && typeof at === 'string' && acts.some((one) => one === act);
}
