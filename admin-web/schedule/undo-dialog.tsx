import { useProvider } from '../transport/use-provider.ts';
import { RevisionDialog, type RevisionProps } from './revision-dialog.tsx';
import { words } from './words.ts';

/** Puts the games that the last change has moved back where they were. */
export function UndoDialog(props: RevisionProps) {
  const { previewUndo, undoMoves } = useProvider();
  return <RevisionDialog {...props} said={words.undo} asked={asked} preview={previewUndo} save={undoMoves} />;
}

const asked = {};
