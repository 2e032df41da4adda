import { Route, Routes } from 'react-router';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { GoalsDialog } from './goals-dialog.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { ScoreDialog } from './score-dialog.tsx';
import { versus } from './versus.ts';
import { words } from './words.ts';

/** The dialogs over the list of the games. */
export function GameDialogs() {
  return (
    <Routes>
      <Route path=":id/score" element={<ScoreDialog />} />
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
      said={words.remove}
      text={(game) => words.remove.text(versus(game))}
      goes={() => [words.remove.result, words.remove.recalculated]}
    />
  );
}
