import Bin from '@mui/icons-material/DeleteOutlined';
import Note from '@mui/icons-material/EditNoteOutlined';
import Scoreboard from '@mui/icons-material/ScoreboardOutlined';
import SportsSoccer from '@mui/icons-material/SportsSoccerOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { RowAction } from '../kit/row-action.tsx';
import { versus } from './versus.ts';
import { words } from './words.ts';

/** What an organizer can do with a game. */
export function GameRowActions() {
  const game = useRecordContext<ListedGame>();
  if (game === undefined) return null;
  const at = `/games/${game.id}`;
  const of = versus(game);
  return (
    <>
      <RowAction to={`${at}/score`} label={words.edit.action} of={of} icon={Scoreboard} />
      <RowAction to={`${at}/goals`} label={words.goals.action} of={of} icon={SportsSoccer} />
      <RowAction to={`${at}/notes`} label={words.notes.action} of={of} icon={Note} />
      <RowAction to={`${at}/delete`} label={words.remove.action} of={of} icon={Bin} />
    </>
  );
}
