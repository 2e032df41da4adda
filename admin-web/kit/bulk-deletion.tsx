import Bin from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { ChosenForDeletion } from '../../domain/answer/registration/deletion-preview.ts';
import { BulkDeletionDialog } from './bulk-deletion-dialog.tsx';

/** What a list says of the records that go. */
export interface SaidOfDeletion {
  /** What becomes of all of them. */
  readonly remark: string;
  /** What goes with one of them; nothing where nothing worth a word does. */
  readonly lost: (record: ChosenForDeletion) => readonly string[];
  /** What becomes of the money that was paid for all of them. */
  readonly allPaid: (amount: string) => string;
  /** Whether that money is asked about. */
  readonly asksMoney?: boolean;
}

/** Deletes the selected records of a list, after a question that names what is lost; then it says which stayed and why. */
export function BulkDeletion(said: SaidOfDeletion) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button color="error" startIcon={<Bin />} onClick={() => setAsked(true)}>
        Delete
      </Button>
      {isAsked && <BulkDeletionDialog said={said} onClose={() => setAsked(false)} />}
    </>
  );
}
