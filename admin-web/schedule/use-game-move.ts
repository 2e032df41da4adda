import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FreeKickoff } from '../../domain/answer/schedule/free-kickoff.ts';
import type { ConflictsView } from '../../domain/answer/schedule/timetable-change.ts';
import type { BracketGame, TimedGame } from '../bracket/drawn-tournament.ts';
import { previewKeyOf, useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { useChange } from '../kit/use-change.ts';
import { easternTime } from '../time/eastern-time.ts';
import { ask, change, send } from '../transport/call.ts';
import type { ConflictView, Meant } from './timetable-calls.ts';

interface Move {
  readonly game: TimedGame;
  readonly to: FreeKickoff;
}

/** Tried place of a game, and its conflicts. */
interface Attempt extends Move {
  readonly conflicts: readonly ConflictView[];
}

/** State of moving one game: it is picked, free kick-offs are highlighted, and one is chosen. */
export function useGameMove(nameOf: (game: BracketGame) => string, draft: boolean) {
  const [picked, setPicked] = useState<TimedGame>();
  const [attempt, setAttempt] = useState<Attempt>();
  const free = useQuery({
    queryKey: previewKeyOf('free', picked?.id, picked?.version, picked?.startTime, picked?.field),
    queryFn: () => freeKickoffs(picked?.id ?? 0),
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
  const move = useDrawnChange(
    ({ game, to, isConfirmed = false }: Move & { readonly isConfirmed?: boolean }) =>
      moveGame(game, to, { confirm: isConfirmed, draft }),
    {
      done: 'Game Moved',
      about: (_, { game, to }) => `${nameOf(game)}: ${easternTime(to.startTime)} on ${to.field}.`,
      failed: 'Failed to move the game',
      after: leave,
    },
  );
  const trial = useChange(({ game, to }: Move) => conflictsAt(game.id, to, draft), {
    failed: 'Failed to find kick-offs for this game',
    after: (conflicts, { game, to }) =>
      conflicts.length === 0 ? move.run({ game, to }) : setAttempt({ game, to, conflicts }),
  });
  const put = (game: TimedGame, to: FreeKickoff) => (isFree(to) ? move : trial).run({ game, to });
  return {
    ...{ picked, attempt, slots, isFree, put, leave },
    isPending: move.isBusy || trial.isBusy || (picked !== undefined && free.isFetching),
    failure: picked === undefined ? null : free.error,
    pick: (game: TimedGame) => {
      setAttempt(undefined);
      setPicked(game.id === picked?.id ? undefined : game);
    },
    accept: () => attempt !== undefined && move.run({ ...attempt, isConfirmed: true }),
    dismiss: () => setAttempt(undefined),
  };
}

/** Fetches all kick-offs to which a game can move without a conflict. */
const freeKickoffs = (gameId: number) => ask<readonly FreeKickoff[]>(`/api/games/${gameId}/slots`);

/** Returns the conflicts of a move without saving it. */
const conflictsAt = async (gameId: number, to: FreeKickoff, draft: boolean) => {
  const meant = { ...to, preview: true, ...(draft && { draft }) };
  const answer = await send<ConflictsView>('POST', `/api/games/${gameId}/move`, meant);
  return answer.conflicts;
};

/** Moves a game, published or as a draft; a rest that becomes too short needs a confirmation. */
const moveGame = ({ id, version }: TimedGame, to: FreeKickoff, { confirm, draft }: Meant) =>
  change('POST', `/api/games/${id}/move`, { version }, { ...to, ...(confirm && { confirm }), ...(draft && { draft }) });
