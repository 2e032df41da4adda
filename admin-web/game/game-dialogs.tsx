import { Route, Routes } from 'react-router';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { gameStateText } from './game-state.ts';
import { GoalsDialog } from './goals-dialog.tsx';
import { ListedResult } from './listed-result.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { versus } from './versus.ts';

/** Dialogs over the list of games. */
export function GameDialogs() {
  return (
    <Routes>
      <Route path=":id/score" element={<ListedResult />} />
      <Route path=":id/notes" element={<NotesDialog />} />
      <Route path=":id/goals" element={<GoalsDialog />} />
      <Route path=":id/delete" element={<DeleteGameDialog />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

function DeleteGameDialog() {
  return (
    <DeleteDialog<ListedGame>
      said={{ done: 'Game deleted', failed: 'Failed to delete game' }}
      text={(game) => `Are you sure you want to delete the game ${versus(game)} (${gameStateText(game)})?`}
      goes={() => [
        'Its score and goals are removed; the match gets a fresh game in the same place.',
        'Tournament brackets will be automatically recalculated after deletion.',
      ]}
    />
  );
}
