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
  /** Game that stands there and takes the place of the other. */
  readonly other?: TimedGame;
}

/** Tried place of a game, and its conflicts. */
export interface Attempt extends Move {
  readonly conflicts: readonly ConflictView[];
}

/** State of moving one game: it is picked, free kick-offs are highlighted, and one of them or another game is chosen. */
export function useGameMove(nameOf: (game: BracketGame) => string, draft: boolean) {
  const [picked, setPicked] = useState<TimedGame>();
  const [isDragged, setDragged] = useState(false);
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
  const beneath = useGameBeneath(picked, draft);
  const pick = (game: TimedGame | undefined, byDrag = false) => {
    setPicked(game);
    setDragged(byDrag);
    setAttempt(undefined);
    beneath.leave();
  };
  const move = useDrawnChange(
    ({ isConfirmed = false, ...meant }: Move & { readonly isConfirmed?: boolean }) =>
      moveGame(meant, { confirm: isConfirmed, draft }),
    {
      done: ({ other }) => (other === undefined ? 'Game Moved' : 'Games Swapped'),
      about: (_, { game, to, other }) =>
        [`${nameOf(game)}: ${placeInWords(to)}.`, other && `${nameOf(other)}: ${placeInWords(game)}.`]
          .filter(Boolean)
          .join(' '),
      failed: 'Failed to move the game',
      after: () => pick(undefined),
    },
  );
  const trial = useChange((meant: Move) => conflictsOf(meant, draft), {
    failed: 'Failed to find kick-offs for this game',
    after: (conflicts, meant) => (conflicts.length === 0 ? move.run(meant) : setAttempt({ ...meant, conflicts })),
  });
  return {
    ...{ picked, isDragged, attempt, slots, isFree, beneath },
    put: (game: TimedGame, to: FreeKickoff) => (isFree(to) ? move : trial).run({ game, to }),
    swap: (game: TimedGame, other: TimedGame) => trial.run({ game, to: other, other }),
    isPending: move.isBusy || trial.isBusy || (picked !== undefined && free.isFetching),
    failure: picked === undefined ? null : free.error,
    pick: (game: TimedGame) => pick(game.id === picked?.id ? undefined : game),
    drag: (game: TimedGame) => pick(game, true),
    leave: () => pick(undefined),
    accept: () => attempt !== undefined && move.run({ ...attempt, isConfirmed: true }),
    dismiss: () => setAttempt(undefined),
  };
}

/** Returns the game beneath a picked one, or the reason why it stays, and what a swap of the two would break. */
function useGameBeneath(picked: TimedGame | undefined, draft: boolean) {
  const [game, setGame] = useState<TimedGame>();
  const [staying, setStaying] = useState<string>();
  const { data: conflicts } = useQuery({
    queryKey: previewKeyOf('swap', picked?.id, picked?.version, game?.id, game?.version, draft),
    queryFn: () => (picked && game ? conflictsOf({ game: picked, to: game, other: game }, draft) : []),
    enabled: picked !== undefined && game !== undefined,
    gcTime: 0,
  });
  const look = (at: TimedGame | undefined, reason?: string) => {
    setGame(reason === undefined && at?.id !== picked?.id ? at : undefined);
    setStaying(reason);
  };
  return { game, staying, conflicts, look, leave: () => look(undefined) };
}

const placeInWords = ({ startTime, field }: FreeKickoff) => `${easternTime(startTime)} on ${field}`;

/** Fetches all kick-offs to which a game can move without a conflict. */
const freeKickoffs = (gameId: number) => ask<readonly FreeKickoff[]>(`/api/games/${gameId}/slots`);

const bodyOf = ({ to: { field, startTime }, other }: Move) => ({ field, startTime, ...(other && { swap: true }) });

/** Returns the conflicts of a move or a swap without saving it. */
const conflictsOf = async (move: Move, draft: boolean) => {
  const meant = { ...bodyOf(move), preview: true, ...(draft && { draft }) };
  const answer = await send<ConflictsView>('POST', `/api/games/${move.game.id}/move`, meant);
  return answer.conflicts;
};

/** Moves or swaps a game, published or as a draft; a rest that becomes too short needs a confirmation. */
const moveGame = (move: Move, { confirm, draft }: Meant) => {
  const { id, version } = move.game;
  const meant = { ...bodyOf(move), ...(confirm && { confirm }), ...(draft && { draft }) };
  return change('POST', `/api/games/${id}/move`, { version }, meant);
};
