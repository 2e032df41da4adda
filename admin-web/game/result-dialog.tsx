import { Alert, Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { Score } from '../../domain/match/score.ts';
import type { BracketGame, DrawnTournament } from '../bracket/drawn-tournament.ts';
import { useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Consequences, saveAndReset } from './consequences.tsx';
import { changeResult, endGame } from './game-calls.ts';
import { otherDayOf, otherDayText, saveAllTheSame } from './other-day.ts';
import { needsShootout, resultComplaint } from './result-entry.ts';
import { ChangedGame, useSeenGame } from './seen-game.tsx';
import { useConsequences } from './use-consequences.ts';

/** Dialog that enters or corrects a result; its consequences are shown before it is saved. */
export function ResultDialog({
  game,
  title,
  drawn,
  onClose,
}: {
  readonly game: BracketGame;
  readonly title: string;
  readonly drawn: DrawnTournament;
  readonly onClose: () => void;
}) {
  const isOver = game.status === 'completed';
  const { seen, now, onRefusal } = useSeenGame(game);
  const otherDay = otherDayOf(game);
  const [score, setScore] = useState<Score>({ team1: game.team1Score, team2: game.team2Score });
  const [kicks, setKicks] = useState<Score>(game.shootout ?? { team1: 0, team2: 0 });
  const shootout = needsShootout(game, score) ? kicks : null;
  const complaint = resultComplaint(game, score, shootout);
  const consequences = useConsequences(
    game,
    isOver && complaint === undefined ? { kind: 'score', score, shootout } : undefined,
  );
  const resets = consequences.data?.resets.length ?? 0;
  const { run, isBusy } = useDrawnChange(
    (): Promise<unknown> =>
      isOver ? changeResult(seen, { kind: 'score', score, shootout }, resets > 0) : endGame(seen, score, shootout),
    {
      done: isOver ? 'Score Updated' : 'Game Completed',
      about: isOver ? 'The brackets follow.' : 'Game has been completed and bracket has been advanced!',
      failed: 'Failed to update score',
      after: onClose,
      onRefusal,
    },
  );
  const names = [game.team1Name ?? 'TBD', game.team2Name ?? 'TBD'] as const;
  return (
    <ConfirmDialog
      title={title}
      confirm={resets > 0 ? saveAndReset(resets) : otherDay === undefined ? 'Save' : saveAllTheSame}
      cancel="Cancel"
      isPending={isBusy || consequences.isFetching}
      isFinal={resets > 0}
      isImpossible={complaint !== undefined || consequences.isError}
      onConfirm={run}
      onCancel={onClose}
    >
      <ScoreInputs names={names} label={(team) => `Goals of ${team}`} score={score} onChange={setScore} />
      {shootout !== null && (
        <>
          <Typography sx={{ mt: 2 }}>
            A level knock-out game needs the golden goal in the score, or the shoot-out:
          </Typography>
          <ScoreInputs names={names} label={(team) => `Kicks scored by ${team}`} score={kicks} onChange={setKicks} />
        </>
      )}
      <ChangedGame now={now} typed={score} names={names} onTake={setScore} />
      {otherDay !== undefined && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2, color: 'text.primary' }}>
          {otherDayText(otherDay)}
        </Alert>
      )}
      {complaint !== undefined && <Typography color="error">{complaint}</Typography>}
      {isOver && complaint === undefined && <Consequences of={consequences} drawn={drawn} />}
    </ConfirmDialog>
  );
}

function ScoreInputs({
  names,
  label,
  score,
  onChange,
}: {
  readonly names: readonly [string, string];
  readonly label: (team: string) => string;
  readonly score: Score;
  readonly onChange: (score: Score) => void;
}) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
      {(['team1', 'team2'] as const).map((side, index) => (
        <TextField
          key={side}
          type="number"
          label={label(names[index] ?? '')}
          value={score[side]}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange({ ...score, [side]: wholeGoals(event.target.value) })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: 0, max: 99, inputMode: 'numeric' } }}
        />
      ))}
    </Box>
  );
}

/** Parses goals; text that is no number counts as 0 (operations specification, section 5). */
function wholeGoals(written: string): number {
  const goals = Math.trunc(Number(written));
  return Number.isNaN(goals) ? 0 : Math.min(99, Math.max(0, goals));
}
