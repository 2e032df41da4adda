import Undo from '@mui/icons-material/Undo';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ListedImport } from '../../domain/answer/import/import-shown.ts';
import { useAction } from '../kit/use-action.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

/** Takes an import back as one; where something was done with it since, the server says what. */
export function UndoImport({ one, onUndone }: { readonly one: ListedImport; readonly onUndone?: () => void }) {
  const provider = useProvider();
  const queries = useQueryClient();
  const { run, isPending } = useAction();
  const undo = async () => {
    const undone = await run(() => provider.undoImport(one.id), { done: words.undone, failed: words.undoFailed });
    if (undone === undefined) return;
    await queries.invalidateQueries();
    onUndone?.();
  };
  return (
    <Button
      color="error"
      startIcon={<Undo />}
      aria-label={words.undoThis(one)}
      aria-disabled={isPending}
      onClick={() => void undo()}
    >
      {words.undo}
    </Button>
  );
}
