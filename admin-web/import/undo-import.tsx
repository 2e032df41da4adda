import Undo from '@mui/icons-material/Undo';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ListedImport } from '../../domain/answer/import/import-view.ts';
import { ChangeQuestion } from '../kit/change-question.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { madeInWords } from './what-will-be-made.tsx';

/** Button that undoes an import as a whole after a confirmation; the server names any later changes that prevent it. */
export function UndoImport({ one, onUndone }: { readonly one: ListedImport; readonly onUndone?: () => void }) {
  const provider = useProvider();
  const [isAsking, setAsking] = useState(false);
  const made = madeInWords(one);
  return (
    <>
      <Button
        color="error"
        startIcon={<Undo />}
        aria-label={`Undo the import of ${made}`}
        onClick={() => setAsking(true)}
      >
        Undo
      </Button>
      {isAsking && (
        <ChangeQuestion
          title={`Undo the import of ${made}?`}
          action="Undo the import"
          change={async () => {
            await provider.undoImport(one.id);
            onUndone?.();
          }}
          done="Import undone"
          about="What it made is gone, what was there is as it was."
          failed="The import stays"
          onClose={() => setAsking(false)}
        >
          <Typography>
            {one.isMailed
              ? 'Its people, teams and registrations go. They have had letters, which cannot be taken back.'
              : 'Its people, teams and registrations go.'}
          </Typography>
        </ChangeQuestion>
      )}
    </>
  );
}
