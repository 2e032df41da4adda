import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';
import { addGoal } from './game-calls.ts';
import { scoreText } from './game-facts.tsx';

/** State of deleting a goal: the question before it, and the undo after it. */
interface GoalRemoval {
  readonly asked: ListedGoal | undefined;
  readonly gone: ListedGoal | undefined;
  readonly isBusy: boolean;
  readonly ask: (goal: ListedGoal | undefined) => void;
  readonly confirm: () => void;
  readonly undo: () => void;
}

export function useGoalRemoval(game: ListedGame): GoalRemoval {
  const [asked, ask] = useState<ListedGoal>();
  const [gone, setGone] = useState<ListedGoal>();
  const removal = useChange(({ id }: ListedGoal) => removeGoal(id), {
    done: ({ playerName, minute }) => removedText(playerName ?? '', minute),
    failed: 'Failed to delete goal',
    after: () => {
      setGone(asked);
      ask(undefined);
    },
  });
  const undoing = useChange(
    (goal: ListedGoal) => (isForGood(goal) ? Promise.resolve() : addGoal(game.id, asTold(goal))),
    { done: 'Goal is back', failed: 'Failed to bring the goal back', after: () => setGone(undefined) },
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

/** Returns whether deleting a goal is final, as for one of an erased player. */
const isForGood = ({ playerId, scorer }: ListedGoal): boolean => playerId === null && scorer === 'player';

const asTold = ({ playerId, scorer, teamId, minute }: ListedGoal) => ({ playerId, scorer, teamId, minute });

/** Confirmation before a goal is deleted; the score stays as it is, even after the game. */
export function GoalQuestion({ game, removal }: { readonly game: ListedGame; readonly removal: GoalRemoval }) {
  const { asked, isBusy, ask, confirm } = removal;
  if (asked === undefined) return null;
  return (
    <ConfirmDialog
      title="Delete this goal?"
      confirm="Delete"
      cancel="Cancel"
      isFinal
      isPending={isBusy}
      onConfirm={confirm}
      onCancel={() => ask(undefined)}
    >
      <Typography>
        {asked.playerName ?? ''} at minute {asked.minute} is taken off the list of goals.
      </Typography>
      <Typography sx={{ mt: 1 }}>
        The score stays {scoreText(game.team1Score, game.team2Score)}; Edit Score corrects it.
      </Typography>
      {game.status === 'completed' && (
        <Typography sx={{ mt: 1 }}>The game is completed; its winner does not change by this.</Typography>
      )}
    </ConfirmDialog>
  );
}

/** Notice about the deleted goal with a button to restore it, unless its player was erased. */
export function GoneGoal({ removal }: { readonly removal: GoalRemoval }) {
  const { gone, isBusy, undo } = removal;
  if (gone === undefined) return null;
  const way = isForGood(gone) ? undefined : (
    <Button color="inherit" size="small" onClick={undo} aria-disabled={isBusy}>
      Undo
    </Button>
  );
  return (
    <Alert severity="info" role="note" action={way} sx={{ mb: 1.5 }}>
      {removedText(gone.playerName ?? '', gone.minute)}
    </Alert>
  );
}

const removedText = (player: string, minute: number) => `The goal of ${player} at minute ${minute} is deleted.`;

const removeGoal = (goalId: number) => send('DELETE', `/api/goals/${goalId}`);
