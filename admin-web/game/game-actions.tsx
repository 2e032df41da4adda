import Scoreboard from '@mui/icons-material/ScoreboardOutlined';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import type { BracketGame, DrawnTournament } from '../bracket/drawn-tournament.ts';
import { ResultDialog } from './result-dialog.tsx';

/** Button on a game's card that opens its result; none before its teams are known. */
export function GameActions({
  game,
  spoken,
  drawn,
}: {
  readonly game: BracketGame;
  /** Teams of the game in words. */
  readonly spoken: string;
  readonly drawn: DrawnTournament;
}) {
  const [isOpen, setOpen] = useState(false);
  if (game.team1Id === null || game.team2Id === null) return null;
  return (
    <>
      <IconButton
        aria-label={`Actions for ${spoken}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ m: -1, ml: 0 }}
      >
        <Scoreboard fontSize="small" />
      </IconButton>
      {isOpen && <ResultDialog game={game} spoken={spoken} drawn={drawn} onClose={() => setOpen(false)} />}
    </>
  );
}
