import { stillKept } from '../../domain/answer/game-day/game-day.ts';
import type { GameDayShown } from './game-day-calls.ts';

/** Where this device keeps what its family was shown last; main.tsx looks here before it fetches what sweeps it. */
const place = 'game-days';

/** So many links of letters are remembered; an older one makes room. */
const most = 6;

/** The number of this way to keep it: what a build with another one has written is not read. */
const way = 1;

interface Kept {
  readonly way: typeof way;
  /** The family wants nothing kept on this device. */
  readonly isOff: boolean;
  readonly shown: readonly (readonly [link: string, shown: GameDayShown])[];
}

const nothing: Kept = { way, isOff: false, shown: [] };

/** What was shown last behind a link, unless its tournament is over. */
export function keptGameDay(sealed: string, now = new Date()): GameDayShown | undefined {
  const found = kept().shown.find(([link]) => link === nameOf(sealed))?.[1];
  return found && stillKept(found, now);
}

/** Keeps what is shown for a field without a network; the way to sign is left out, for that needs one anyway. */
export function keepGameDay(sealed: string, shown: GameDayShown): void {
  const { isOff, shown: before } = kept();
  if (isOff) return;
  const days = shown.days.map((day) => ({ ...day, signAt: null }));
  const others = before.filter(([link]) => link !== nameOf(sealed));
  write({ way, isOff, shown: [[nameOf(sealed), { ...shown, days }] as const, ...others].slice(0, most) });
}

/** The link leads nowhere any more: nor does this device know what was behind it. */
export function dropGameDay(sealed: string): void {
  const before = kept();
  write({ ...before, shown: before.shown.filter(([link]) => link !== nameOf(sealed)) });
}

/** Nothing is kept from here on, and what was is forgotten; or it may be kept again. */
export function mayKeepGameDays(isAllowed: boolean): void {
  write({ way, isOff: !isAllowed, shown: [] });
}

export const areGameDaysKept = (): boolean => !kept().isOff;

/** Forgets what is kept of tournaments that are over, whatever page is opened. */
export function sweepGameDays(now = new Date()): void {
  const before = kept();
  const shown = before.shown.flatMap(([link, one]) => {
    const left = stillKept(one, now);
    return left === undefined ? [] : [[link, left] as const];
  });
  write({ ...before, shown });
}

/** A link by the end of its signature: what is kept opens nothing. */
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
    // A browser that keeps nothing shows what the network brings.
  }
}
