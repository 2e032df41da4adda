import Edit from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';

export interface BulkOption {
  readonly value: string | boolean;
  readonly label: string;
}

/** An answer that several records of a list can be given at once. */
export interface BulkAnswer {
  readonly source: string;
  readonly label: string;
  readonly options: readonly BulkOption[];
  /** What follows from an answer. */
  readonly hint?: string | undefined;
  /** Saves the answer of one record by a call of its own, or takes it back; without one the record is changed as its form does. */
  readonly save?: (record: RaRecord, value: unknown, isUndo: boolean) => Promise<RaRecord>;
}

/** Gives the selected records of a list the same answers, one by one by the rules for one; what was changed can be taken back. */
export function BulkEdit({ answers }: { readonly answers: readonly BulkAnswer[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Edit />} onClick={() => setOpen(true)}>
        Edit selected
      </Button>
      {isOpen && <BulkEditDialog answers={answers} onClose={() => setOpen(false)} />}
    </>
  );
}
