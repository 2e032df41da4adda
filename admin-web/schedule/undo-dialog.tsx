import { useProvider } from '../transport/use-provider.ts';
import { RevisionDialog, type RevisionProps } from './revision-dialog.tsx';

export const undoLast = 'Undo the last change';

/** Dialog that undoes the last change of the timetable. */
export function UndoDialog(props: RevisionProps) {
  const { previewUndo, undoMoves } = useProvider();
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
