import Bin from '@mui/icons-material/DeleteOutlined';
import Note from '@mui/icons-material/EditNoteOutlined';
import Scoreboard from '@mui/icons-material/ScoreboardOutlined';
import SportsSoccer from '@mui/icons-material/SportsSoccerOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { gameNotes } from '../../domain/use-case/game/game-notes-form.ts';
import { RowAction } from '../kit/row-action.tsx';
import { versus } from './versus.ts';

/** Actions of an organizer on a game. */
export function GameRowActions() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  const at = `/games/${game.id}`;
  const of = versus(game);
  return (
    <>
      <RowAction to={`${at}/score`} label="Edit Score" of={of} icon={Scoreboard} />
      <RowAction to={`${at}/goals`} label="Manage Goals" of={of} icon={SportsSoccer} />
      <RowAction to={`${at}/notes`} label={gameNotes.fields.notes.label} of={of} icon={Note} />
      <RowAction to={`${at}/delete`} label="Delete Game" of={of} icon={Bin} />
    </>
  );
}
