import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { liveHeartbeat } from '../../domain/answer/game/live-heartbeat.ts';
import { keyOf } from '../bracket/use-drawn-tournament.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { serverNow } from '../transport/server-clock.ts';

/** Delays after an event in milliseconds: the games are fetched soon, and once more when every answer has followed the event. */
const delays = { soon: 150, later: 1500 } as const;

/** Delay before the stream is requested again after a refusal, in milliseconds. */
const patience = 15_000;

/** Fetches games, brackets and figures again whenever the stream of the live scores tells of a change; says so while the line is lost. */
export function LiveOffice() {
  const heardAt = useLostLine();
  return (
    <div role="status">
      {heardAt !== undefined && (
        <Alert severity="warning" sx={{ my: 1 }}>
          The line is lost: scores are as of {dayAndTimeOf(heardAt.toISOString())}.
        </Alert>
      )}
    </div>
  );
}

/** Follows the stream; returns the time of the last event while the line is lost. */
function useLostLine(): Date | undefined {
  const queries = useQueryClient();
  const [lost, setLost] = useState<Date>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is a connection of its own
  useEffect(() => {
    const timers: Partial<Record<'soon' | 'later' | 'silence' | 'retry', ReturnType<typeof setTimeout> | undefined>> =
      {};
    let heardAt = serverNow();
    const source = new EventSource('/api/live', { withCredentials: true });
    const again = () => setAttempt((tried) => tried + 1);
    const hear = () => {
      heardAt = serverNow();
      setLost(undefined);
      clearTimeout(timers.silence);
      timers.silence = setTimeout(() => {
        setLost(heardAt);
        again();
      }, 2 * liveHeartbeat);
    };
    const fetchAgain = () => {
      for (const queryKey of [['games'], keyOf(), ['stats']]) void queries.invalidateQueries({ queryKey });
    };
    const follow = () => {
      hear();
      timers.soon ??= setTimeout(() => {
        timers.soon = undefined;
        fetchAgain();
      }, delays.soon);
      clearTimeout(timers.later);
      timers.later = setTimeout(fetchAgain, delays.later);
    };
    source.onerror = () => {
      setLost(heardAt);
      if (source.readyState === EventSource.CLOSED) timers.retry = setTimeout(again, patience);
    };
    for (const name of ['live-scores', 'game', 'gone', 'goals']) source.addEventListener(name, follow);
    source.addEventListener('here', hear);
    return () => {
      for (const timer of Object.values(timers)) clearTimeout(timer);
      source.close();
    };
  }, [queries, attempt]);
  return lost;
}
