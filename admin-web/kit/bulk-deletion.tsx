import Bin from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { ChosenForDeletion } from '../../domain/answer/registration/deletion-preview.ts';
import { BulkDeletionDialog } from './bulk-deletion-dialog.tsx';

/** Texts of a list about deleting its records. */
export interface DeletionWords {
  /** Consequence for all of them. */
  readonly remark: string;
  /** Losses with one record; empty if none is worth mentioning. */
  readonly lost: (record: ChosenForDeletion) => readonly string[];
  /** Consequence for the money paid for all of them. */
  readonly allPaid: (amount: string) => string;
  /** Whether the organizer is asked about that money. */
  readonly asksMoney?: boolean;
}

/** Button that deletes the selected records of a list after a confirmation, and reports the records that stayed with the reasons. */
export function BulkDeletion(said: DeletionWords) {
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
