import { RevisionDialog, type RevisionProps } from './revision-dialog.tsx';
import { type Previewed, revise } from './timetable-calls.ts';

export const undoLast = 'Undo the last change';

/** Dialog that undoes the last change of the timetable. */
export function UndoDialog(props: RevisionProps) {
  return (
    <RevisionDialog
      {...props}
      said={{
        title: undoLast,
        text: 'The games that the last change of the timetable has moved go back where they were.',
        save: 'Undo',
        done: 'Change Undone',
        about: (games) => (games === 1 ? '1 game is back where it was.' : `${games} games are back where they were.`),
        failed: 'Failed to undo the change',
      }}
      asked={asked}
      preview={previewUndo}
      save={undoMoves}
    />
  );
}

const asked = {};

/** Previews the games that an undo would move back without saving. */
const previewUndo = (tournamentId: number, _: unknown, draft: boolean) =>
  revise('undo-moves', tournamentId, { preview: true, draft });

const undoMoves = (tournamentId: number, _: unknown, seen: Previewed) => revise('undo-moves', tournamentId, seen);
