import { dropPastDays } from '../../domain/answer/game-day/game-day.ts';
import type { GameDayView } from './game-day-calls.ts';

/** Storage key of the last answers; main.tsx checks it before it loads the code that clears old ones. */
const place = 'game-days';

/** Maximum number of links remembered; the oldest is dropped first. */
const most = 6;

/** Version of the stored format; entries of another version are ignored. */
const way = 1;

interface Kept {
  readonly way: typeof way;
  /** Whether the family has turned storage off on this device. */
  readonly isOff: boolean;
  readonly shown: readonly (readonly [link: string, shown: GameDayView])[];
}

const nothing: Kept = { way, isOff: false, shown: [] };

/** Returns the last answer stored for a link, unless its tournament is over. */
export function storedGameDay(sealed: string, now = new Date()): GameDayView | undefined {
  const found = kept().shown.find(([link]) => link === nameOf(sealed))?.[1];
  return found && dropPastDays(found, now);
}

/** Stores an answer for use without a network. The link to the waiver is left out, since signing needs a network anyway. */
export function storeGameDay(sealed: string, shown: GameDayView): void {
  const { isOff, shown: before } = kept();
  if (isOff) return;
  const days = shown.days.map((day) => ({ ...day, signAt: null }));
  const others = before.filter(([link]) => link !== nameOf(sealed));
  write({ way, isOff, shown: [[nameOf(sealed), { ...shown, days }] as const, ...others].slice(0, most) });
}

/** Removes the answer of a link that is no longer valid. */
export function dropGameDay(sealed: string): void {
  const before = kept();
  write({ ...before, shown: before.shown.filter(([link]) => link !== nameOf(sealed)) });
}

/** Turns storage on or off; turning it off deletes everything stored. */
export function setGameDayStorage(isAllowed: boolean): void {
  write({ way, isOff: !isAllowed, shown: [] });
}

export const isGameDayStorageOn = (): boolean => !kept().isOff;

/** Deletes the stored answers of tournaments that are over, on every page. */
export function sweepGameDays(now = new Date()): void {
  const before = kept();
  const shown = before.shown.flatMap(([link, one]) => {
    const left = dropPastDays(one, now);
    return left === undefined ? [] : [[link, left] as const];
  });
  write({ ...before, shown });
}

/** Identifies a link by the end of its signature, so that the stored name opens nothing. */
const nameOf = (sealed: string): string => sealed.slice(-16);

function kept(): Kept {
  try {
    const found: Kept | null = JSON.parse(localStorage.getItem(place) ?? 'null');
    return found?.way === way ? found : nothing;
  } catch {
    return nothing;
  }
}

function write(now: Kept): void {
  try {
    if (!now.isOff && now.shown.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(now));
  } catch {
    // Without storage the page shows the answers of the network.
  }
}
