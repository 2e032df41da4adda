import { Box, Typography } from '@mui/material';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { gameName } from '../bracket/sides.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { easternTime } from '../time/eastern-time.ts';
import { conflictInWords } from './conflict-words.ts';
import type { Attempt, useGameMove } from './use-game-move.ts';

/** Dialog with the conflicts of a tried move or swap; an organizer may accept a short rest. */
export function ConflictDialog({
  move,
  drawn,
}: {
  readonly move: ReturnType<typeof useGameMove>;
  readonly drawn: DrawnTournament;
}) {
  const { attempt } = move;
  if (attempt === undefined) return null;
  const isHard = attempt.conflicts.some(({ rule }) => rule !== 'rest');
  const isSwap = attempt.other !== undefined;
  return (
    <ConfirmDialog
      title={titleOf(attempt, drawn)}
      confirm={isHard ? undefined : isSwap ? 'Swap all the same' : 'Move all the same'}
      cancel={isSwap ? 'Leave them where they are' : 'Leave it where it is'}
      isPending={move.isPending}
      isImpossible={isHard}
      onConfirm={move.accept}
      onCancel={move.dismiss}
    >
      <Typography>{leads[isSwap ? 'swap' : 'move'][isHard ? 'no' : 'but']}</Typography>
      <Box component="ul" sx={{ pl: 2.5 }}>
        {attempt.conflicts.map((conflict) => (
          <li key={`${conflict.match} ${conflict.sentence}`}>{conflictInWords(conflict, drawn)}</li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}

function titleOf({ game, to, other }: Attempt, drawn: DrawnTournament): string {
  return other === undefined
    ? `${easternTime(to.startTime)} on ${to.field}`
    : `${gameName(game, drawn)} and ${gameName(other, drawn)}`;
}

const leads = {
  move: { no: 'The game cannot be moved there:', but: 'The game can be moved there, but:' },
  swap: { no: 'The games cannot change places:', but: 'The games can change places, but:' },
} as const;
