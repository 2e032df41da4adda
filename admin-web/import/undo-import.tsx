import Undo from '@mui/icons-material/Undo';
import { Button } from '@mui/material';
import type { ListedImport } from '../../domain/answer/import/import-view.ts';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { madeInWords } from './what-will-be-made.tsx';

/** Button that undoes an import as a whole; the server names any later changes that prevent it. */
export function UndoImport({ one, onUndone }: { readonly one: ListedImport; readonly onUndone?: () => void }) {
  const provider = useProvider();
  const { run, isBusy } = useChange(() => provider.undoImport(one.id), {
    done: 'Import undone',
    about: 'What it made is gone, what was there is as it was.',
    failed: 'The import stays',
    after: onUndone,
  });
  return (
    <Button
      color="error"
      startIcon={<Undo />}
      aria-label={`Undo the import of ${madeInWords(one)}`}
      aria-disabled={isBusy}
      onClick={() => run()}
    >
      Undo
    </Button>
  );
}
