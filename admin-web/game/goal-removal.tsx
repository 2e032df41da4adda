import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

const said = words.goals;

/** What is asked before a goal goes, and the way to bring back the one that went last. */
export interface GoalRemoval {
  readonly asked: ListedGoal | undefined;
  readonly gone: ListedGoal | undefined;
  readonly isBusy: boolean;
  readonly ask: (goal: ListedGoal | undefined) => void;
  readonly confirm: () => void;
  readonly undo: () => void;
}

export function useGoalRemoval(game: ListedGame): GoalRemoval {
  const provider = useProvider();
  const [asked, ask] = useState<ListedGoal>();
  const [gone, setGone] = useState<ListedGoal>();
  const removal = useChange(({ id }: ListedGoal) => provider.removeGoal(id), {
    done: ({ playerName, minute }) => said.removed(playerName ?? '', minute),
    failed: said.removeFailed,
    after: () => {
      setGone(asked);
      ask(undefined);
    },
  });
  const undoing = useChange(
    (goal: ListedGoal) => (isForGood(goal) ? Promise.resolve() : provider.addGoal(game.id, asTold(goal))),
    { done: said.undone, failed: said.undoFailed, after: () => setGone(undefined) },
  );
  return {
    asked,
    gone,
    isBusy: removal.isBusy || undoing.isBusy,
    ask,
    confirm: () => asked !== undefined && removal.run(asked),
    undo: () => gone !== undefined && undoing.run(gone),
  };
}

/** A goal of a player who is erased does not come back. */
const isForGood = ({ playerId, scorer }: ListedGoal): boolean => playerId === null && scorer === 'player';

const asTold = ({ playerId, scorer, teamId, minute }: ListedGoal) => ({ playerId, scorer, teamId, minute });

/** Asks whether a goal is to go: the score stays as it is, also where the game is over. */
export function GoalQuestion({ game, removal }: { readonly game: ListedGame; readonly removal: GoalRemoval }) {
  const { asked, isBusy, ask, confirm } = removal;
  if (asked === undefined) return null;
  return (
    <ConfirmDialog
      title={said.removeTitle}
      confirm={said.confirmRemoval}
      cancel={said.keep}
      isFinal
      isPending={isBusy}
      onConfirm={confirm}
      onCancel={() => ask(undefined)}
    >
      <Typography>{said.removeText(asked.playerName ?? '', asked.minute)}</Typography>
      <Typography sx={{ mt: 1 }}>{said.scoreStays(words.score(game.team1Score, game.team2Score))}</Typography>
      {game.status === 'completed' && <Typography sx={{ mt: 1 }}>{said.isOver}</Typography>}
    </ConfirmDialog>
  );
}

/** Says which goal went, and brings it back at a press; of a player who is erased nothing can come back. */
export function GoneGoal({ removal }: { readonly removal: GoalRemoval }) {
  const { gone, isBusy, undo } = removal;
  if (gone === undefined) return null;
  const way = isForGood(gone) ? undefined : (
    <Button color="inherit" size="small" onClick={undo} aria-disabled={isBusy}>
      {said.undo}
    </Button>
  );
  return (
    <Alert severity="info" role="note" action={way} sx={{ mb: 1.5 }}>
      {said.removed(gone.playerName ?? '', gone.minute)}
    </Alert>
  );
}
