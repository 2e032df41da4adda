import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FreeKickoff } from '../../domain/answer/schedule/free-kickoff.ts';
import type { BracketGame } from '../bracket/drawn-tournament.ts';
import { previewKeyOf, useRefreshDrawn } from '../bracket/use-drawn-tournament.ts';
import { useAction } from '../kit/use-action.ts';
import { easternTime } from '../time/eastern-time.ts';
import type { ConflictView } from '../transport/timetable-calls.ts';
import { useProvider } from '../transport/use-provider.ts';

/** Tried place of a game, and its conflicts. */
interface Attempt {
  readonly game: BracketGame;
  readonly to: FreeKickoff;
  readonly conflicts: readonly ConflictView[];
}

/** State of moving one game: it is picked, free kick-offs are highlighted, and one is chosen. */
export function useGameMove(nameOf: (game: BracketGame) => string, draft: boolean) {
  const provider = useProvider();
  const [picked, setPicked] = useState<BracketGame>();
  const [attempt, setAttempt] = useState<Attempt>();
  const { isPending, run } = useAction();
  const refresh = useRefreshDrawn();
  const free = useQuery({
    queryKey: previewKeyOf('free', picked?.id, picked?.version, picked?.startTime, picked?.field),
    queryFn: () => provider.freeKickoffs(picked?.id ?? 0),
    enabled: picked !== undefined,
    gcTime: 0,
  });
  const slots = picked === undefined ? [] : (free.data ?? []);
  const isFree = (to: FreeKickoff) =>
    slots.some(({ field, startTime }) => field === to.field && Date.parse(startTime) === Date.parse(to.startTime));
  const leave = () => {
    setPicked(undefined);
    setAttempt(undefined);
  };
  const move = async (game: BracketGame, to: FreeKickoff, isConfirmed: boolean) => {
    const done = {
      title: 'Game Moved',
      text: `${nameOf(game)}: ${easternTime(to.startTime)} on ${to.field}.`,
    };
    const action = async () => {
      await provider.moveGame(game.id, to, { confirm: isConfirmed, draft });
      await refresh();
      return true;
    };
    if (await run(action, { done, failed: 'Failed to move the game' })) leave();
  };
  const put = async (game: BracketGame, to: FreeKickoff) => {
    if (isFree(to)) return move(game, to, false);
    const conflicts = await run(() => provider.conflictsAt(game.id, to, draft), {
      failed: 'Failed to find kick-offs for this game',
    });
    if (conflicts === undefined) return;
    if (conflicts.length === 0) await move(game, to, false);
    else setAttempt({ game, to, conflicts });
  };
  return {
    ...{ picked, attempt, slots, isFree, put, leave },
    isPending: isPending || (picked !== undefined && free.isFetching),
    failure: picked === undefined ? null : free.error,
    pick: (game: BracketGame) => {
      setAttempt(undefined);
      setPicked(game.id === picked?.id ? undefined : game);
    },
    accept: () => attempt !== undefined && move(attempt.game, attempt.to, true),
    dismiss: () => setAttempt(undefined),
  };
}
