import Bin from '@mui/icons-material/DeleteOutlined';
import Note from '@mui/icons-material/EditNoteOutlined';
import Scoreboard from '@mui/icons-material/ScoreboardOutlined';
import SportsSoccer from '@mui/icons-material/SportsSoccerOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { gameNotes } from '../../domain/use-case/game/game-notes-form.ts';
import { RowActions } from '../kit/row-actions.tsx';
import { versus } from './versus.ts';

/** Actions of an organizer on a game. */
export function GameRowActions() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  const at = `/games/${game.id}`;
  return (
    <RowActions
      of={versus(game)}
      actions={[
        { to: `${at}/score`, label: 'Edit Score', icon: Scoreboard },
        { to: `${at}/goals`, label: 'Manage Goals', icon: SportsSoccer },
        { to: `${at}/notes`, label: gameNotes.fields.notes.label, icon: Note },
        { to: `${at}/delete`, label: 'Delete Game', icon: Bin },
      ]}
    />
  );
}
