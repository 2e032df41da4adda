import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import type { BracketGame, DrawnTournament } from '../bracket/drawn-tournament.ts';
import { ForfeitDialog, forfeit, ReopenDialog } from './forfeit-dialog.tsx';
import { ResultDialog } from './result-dialog.tsx';

type Action = 'enter' | 'correct' | 'reopen' | 'forfeit';

/** Menu of actions on a game's card; none before its teams are known. */
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [action, setAction] = useState<Action>();
  if (game.team1Id === null || game.team2Id === null) return null;
  const isOver = game.status === 'completed';
  const offered: readonly Action[] = isOver ? ['correct', 'reopen', 'forfeit'] : ['enter', 'forfeit'];
  const close = () => setAction(undefined);
  const asked = { game, spoken, drawn, onClose: close };
  return (
    <>
      <IconButton
        aria-label={`Actions for ${spoken}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ m: -1, ml: 0 }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              setAction(name);
            }}
          >
            {labels[name]}
          </MenuItem>
        ))}
      </Menu>
      {(action === 'enter' || action === 'correct') && (
        <ResultDialog {...asked} title={`${labels[action]}: ${spoken}`} />
      )}
      {action === 'forfeit' && <ForfeitDialog {...asked} />}
      {action === 'reopen' && <ReopenDialog {...asked} />}
    </>
  );
}

const labels = { enter: 'Enter the result', correct: 'Correct the score', reopen: 'Reopen the game', forfeit };
