import Undo from '@mui/icons-material/Undo';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ListedImport } from '../../domain/answer/import/import-view.ts';
import { useAction } from '../kit/use-action.ts';
import { useProvider } from '../transport/use-provider.ts';
import { madeInWords } from './what-will-be-made.tsx';

/** Button that undoes an import as a whole; the server names any later changes that prevent it. */
export function UndoImport({ one, onUndone }: { readonly one: ListedImport; readonly onUndone?: () => void }) {
  const provider = useProvider();
  const queries = useQueryClient();
  const { run, isPending } = useAction();
  const undo = async () => {
    const undone = await run(() => provider.undoImport(one.id), {
      done: { title: 'Import undone', text: 'What it made is gone, what was there is as it was.' },
      failed: 'The import stays',
    });
    if (undone === undefined) return;
    await queries.invalidateQueries();
    onUndone?.();
  };
  return (
    <Button
      color="error"
      startIcon={<Undo />}
      aria-label={`Undo the import of ${madeInWords(one)}`}
      aria-disabled={isPending}
      onClick={() => void undo()}
    >
      Undo
    </Button>
  );
}
