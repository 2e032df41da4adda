import { useEffect, useState } from 'react';
import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import {
  type ClockReading,
  kickOffBy,
  lastMinute,
  readClock,
  type TimedGoal,
} from '../../domain/rule/game/game-clock.ts';
import { isPlaying, type SentGame } from '../game/sent-game.ts';
import { device } from '../kit/storage.ts';
import { serverNow } from '../transport/server-clock.ts';
import type { KeeperQueue } from './keeper-queue.ts';

const place = 'golden-goal:kick-offs';

/** Moments in milliseconds: when this phone saw a game begin, and its kick-off derived from the recorded goals. */
interface KeptKickOff {
  readonly began?: number;
  readonly byGoals?: number;
}

const kickOffs: Record<string, KeptKickOff> = kept();

/** Notes that a game begins with the current entry, unless it is in progress already. */
export function noteKickOff(game: SentGame): void {
  if (!isPlaying(game) && kickOffs[game.id]?.began === undefined) keep(game.id, { began: serverNow() });
}

/** Fields of a game from which its clock is read. */
type TimedGame = Pick<SentGame, 'id' | 'status' | 'startTime' | 'endTime' | 'startedAt'>;

/**
 * Reads the clock of a game. It counts from the beginning known to the server or seen by this phone, else from the scheduled kick-off; goals
 * put it forward, never back. The minute stays within the game's time on its field.
 */
export function clockOf(game: TimedGame, goals: readonly TimedGoal[], now: number): ClockReading {
  if (game.status === 'scheduled' && kickOffs[game.id]?.began === undefined) return { phase: 'before', minute: 1 };
  const kickOff = kickOffBy(beginOf(game), goals);
  const reading = kickOff === undefined ? undefined : readClock((now - kickOff) / 1000);
  if (reading === undefined) return { phase: 'before', minute: 1 };
  return { ...reading, minute: Math.min(reading.minute, lastMinuteOf(game)) };
}

/** Returns the minute of a game while its clock is known; an expired clock has none, because the game may have begun late. */
export function minuteOf(game: TimedGame, now: number): number | undefined {
  const { phase, minute } = clockOf(game, [], now);
  return phase === 'before' || phase === 'full-time' ? undefined : minute;
}

/** Returns when a game began: the earliest of the known moments. A game stored by an older version of the page has none. */
function beginOf({ id, startedAt, startTime }: TimedGame): number | undefined {
  const known = [
    typeof startedAt === 'string' ? Date.parse(startedAt) : undefined,
    kickOffs[id]?.began,
    kickOffs[id]?.byGoals,
  ];
  const moments = known.filter((moment) => moment !== undefined);
  if (moments.length > 0) return Math.min(...moments);
  return startTime === null ? undefined : Date.parse(startTime);
}

/** Returns the last minute to suggest, from the time on the field, which leaves room for half-time and a golden goal. */
function lastMinuteOf({ startTime, endTime }: TimedGame): number {
  if (startTime === null || endTime === null) return lastMinute;
  const minutes = Math.round((Date.parse(endTime) - Date.parse(startTime)) / 60_000);
  return Math.min(lastMinute, Math.max(1, minutes));
}

/** Returns the clock of a game, updated every few seconds from the recorded goals and from those in this phone's queue. */
export function useClock(
  game: SentGame,
  onRecord: readonly ListedGoal[] | undefined,
  queue: KeeperQueue,
): ClockReading {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 2000);
    return () => clearInterval(timer);
  }, []);
  const byGoals = onRecord && kickOffBy(undefined, onRecord.map(timed));
  useEffect(() => {
    if (onRecord !== undefined && kickOffs[game.id]?.byGoals !== byGoals) keep(game.id, { byGoals });
  }, [game.id, onRecord, byGoals]);
  return clockOf(game, [...(onRecord ?? []).map(timed), ...waitingGoals(game.id, queue)], now);
}

const timed = ({ minute, createdAt }: ListedGoal): TimedGoal => ({ minute, at: Date.parse(createdAt) });

function waitingGoals(gameId: number, queue: KeeperQueue): readonly TimedGoal[] {
  return queue.flatMap(({ gameId: other, move, at }) =>
    other === gameId && move.kind === 'goal' ? [{ minute: move.minute, at: Date.parse(at) }] : [],
  );
}

function keep(gameId: number, known: { readonly began?: number; readonly byGoals?: number | undefined }): void {
  const { byGoals, ...others } = { ...kickOffs[gameId], ...known };
  kickOffs[gameId] = byGoals === undefined ? others : { ...others, byGoals };
  device.write(place, JSON.stringify(kickOffs));
}

function kept(): Record<string, KeptKickOff> {
  const found = device.value(place);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter(([, one]) => typeof one === 'object' && one !== null));
}
