import { FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import type { BracketGame, DrawnTournament } from '../bracket/drawn-tournament.ts';
import { useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Consequences, saveAndReset } from './consequences.tsx';
import { changeResult, type ResultChange } from './game-calls.ts';
import { gameStateText } from './game-state.ts';
import { ChangedGame, useSeenGame } from './seen-game.tsx';
import { useConsequences } from './use-consequences.ts';

export const forfeit = 'Forfeit';

interface Asked {
  readonly game: BracketGame;
  readonly spoken: string;
  readonly drawn: DrawnTournament;
  readonly onClose: () => void;
}

/** Dialog that awards a game to the other team. */
export function ForfeitDialog({ game, spoken, drawn, onClose }: Asked) {
  const [by, setBy] = useState<number | 'both'>();
  const move: ResultChange | undefined = by === undefined ? undefined : { kind: 'forfeit', teamId: by };
  const { consequences, resets, now, isPending, make } = useMove(game, move, {
    done: 'Game Forfeited',
    about: 'The brackets follow.',
    failed: 'Failed to enter the forfeit',
    after: onClose,
  });
  const choices = [
    { value: String(game.team1Id), label: game.team1Name },
    { value: String(game.team2Id), label: game.team2Name },
    { value: 'both', label: 'Both teams' },
  ];
  return (
    <ConfirmDialog
      title={forfeitTitle(spoken)}
      confirm={resets > 0 ? saveAndReset(resets) : forfeit}
      cancel="Cancel"
      isPending={isPending}
      isFinal
      isImpossible={move === undefined || consequences.isError}
      onConfirm={make}
      onCancel={onClose}
    >
      <Typography>
        The game is {gameStateText(game)}. The other team wins with the goals a forfeit counts for.
      </Typography>
      <RadioGroup
        aria-label={forfeitTitle(spoken)}
        value={by === undefined ? '' : String(by)}
        onChange={(_, chosen) => setBy(chosen === 'both' ? 'both' : Number(chosen))}
      >
        {choices.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
      {move !== undefined && <Consequences of={consequences} drawn={drawn} />}
      <ChangedGame now={now} />
    </ConfirmDialog>
  );
}

/** Dialog that reopens a completed game. */
export function ReopenDialog({ game, spoken, drawn, onClose }: Asked) {
  const { consequences, resets, now, isPending, make } = useMove(game, reopening, {
    done: 'Game Reopened',
    about: 'Its end is taken back.',
    failed: 'Failed to reopen the game',
    after: onClose,
  });
  return (
    <ConfirmDialog
      title={`Reopen ${spoken}?`}
      confirm={resets > 0 ? saveAndReset(resets) : 'Reopen the game'}
      cancel="Cancel"
      isPending={isPending}
      isFinal
      isImpossible={consequences.isError}
      onConfirm={make}
      onCancel={onClose}
    >
      <Typography>
        The game is {gameStateText(game)}. Its score stays and the game goes on; of a forfeit stands again what stood
        before it. Whoever it had sent on is taken out of the next match.
      </Typography>
      <Consequences of={consequences} drawn={drawn} />
      <ChangedGame now={now} />
    </ConfirmDialog>
  );
}

const reopening: ResultChange = { kind: 'reopen' };

/** Returns a change's consequences, and a function that makes it. */
function useMove(
  game: BracketGame,
  move: ResultChange | undefined,
  said: Parameters<typeof useDrawnChange<unknown, ResultChange>>[1],
) {
  const consequences = useConsequences(game, move);
  const resets = consequences.data?.resets.length ?? 0;
  const { seen, now, onRefusal } = useSeenGame(game);
  const { run, isBusy } = useDrawnChange((change: ResultChange) => changeResult(seen, change, resets > 0), {
    ...said,
    onRefusal,
  });
  return {
    ...{ consequences, resets, now, isPending: isBusy || consequences.isFetching },
    make: () => move !== undefined && run(move),
  };
}

const forfeitTitle = (match: string) => `Who forfeits ${match}?`;
