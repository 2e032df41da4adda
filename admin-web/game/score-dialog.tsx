import { Alert, Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { change, type Seen } from '../transport/call.ts';
import { asksConfirmation, sentenceOf } from '../transport/failure.ts';
import { scoreText } from './game-facts.tsx';
import { otherDayOf, otherDayText, saveAllTheSame } from './other-day.ts';
import { ChangedGame, useSeenGame } from './seen-game.tsx';
import { teamById, versus } from './versus.ts';

/** Dialog that sets the score of a game. */
export function ScoreDialog() {
  return (
    <RecordDialog<ListedGame> title="Edit Game Score" width="xs" isFresh>
      {(game) => <ScoreForm key={game.id} game={game} />}
    </RecordDialog>
  );
}

function ScoreForm({ game }: { readonly game: ListedGame }) {
  const back = useWayBack();
  const [score, setScore] = useState({ team1Score: game.team1Score, team2Score: game.team2Score });
  const [doubt, setDoubt] = useState<string>();
  const { seen, now, onRefusal } = useSeenGame(game);
  const otherDay = otherDayOf(game);
  const isSlip = otherDay !== undefined && doubt === undefined;
  const { run, isBusy } = useChange(
    () => enterScore(seen, { ...score, ...(doubt !== undefined && { confirm: true as const }) }),
    {
      done: 'Score Updated',
      failed: 'Failed to update score',
      about: () => `${versus(game)}: ${scoreText(score.team1Score, score.team2Score)}`,
      after: back,
      onRefusal: (failure) => {
        if (onRefusal(failure)) return true;
        const isDoubt = doubt === undefined && asksConfirmation(failure);
        if (isDoubt) setDoubt(sentenceOf(failure));
        return isDoubt;
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSlip) setDoubt(otherDayText(otherDay));
    else run();
  };
  const nameOf = (team: 1 | 2) => game[`team${team}Name`] ?? teamById(game[`team${team}Id`]);
  const input = (side: 'team1Score' | 'team2Score', label: string) => (
    <TextField
      label={label}
      value={score[side]}
      autoFocus={side === 'team1Score'}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => setScore({ ...score, [side]: typedScore(target.value) })}
      slotProps={{ htmlInput: { inputMode: 'numeric', pattern: '[0-9]*', autoComplete: 'off' } }}
    />
  );
  return (
    <form onSubmit={submit} noValidate>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        {input('team1Score', nameOf(1))}
        {input('team2Score', nameOf(2))}
      </Box>
      <ChangedGame
        now={now}
        typed={{ team1: score.team1Score, team2: score.team2Score }}
        names={[nameOf(1), nameOf(2)]}
        onTake={({ team1, team2 }) => setScore({ team1Score: team1, team2Score: team2 })}
      />
      {doubt !== undefined && (
        <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
          {doubt}
        </Alert>
      )}
      <DialogActions key={doubt ?? ''} onCancel={back} isFinal={doubt !== undefined && otherDay === undefined}>
        <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
          {doubt === undefined ? 'Save Score' : otherDay === undefined ? 'Save and reset those games' : saveAllTheSame}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Parses a typed score; text that is no number reads as 0, and the maximum is 99. */
function typedScore(typed: string): number {
  return /^\d+$/.test(typed.trim()) ? Math.min(99, Number(typed)) : 0;
}

interface NewScore {
  readonly team1Score: number;
  readonly team2Score: number;
  /** Confirms a correction that resets games which have started. */
  readonly confirm?: true;
}

const enterScore = (seen: Seen & { readonly id: number }, score: NewScore) =>
  change('PUT', `/api/games/${seen.id}/score`, seen, score);
