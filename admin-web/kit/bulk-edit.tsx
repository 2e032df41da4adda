import Edit from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';

interface BulkOption {
  readonly value: string | boolean;
  readonly label: string;
}

/** Answer that several records of a list can be given at once. */
export interface BulkAnswer {
  readonly source: string;
  readonly label: string;
  readonly options: readonly BulkOption[];
  /** Consequence of the answer. */
  readonly hint?: string | undefined;
  /** Saves or undoes the answer of one record by a call of its own; without it the record is updated like in its form. */
  readonly save?: (record: RaRecord, value: unknown, isUndo: boolean) => Promise<RaRecord>;
}

/** Button that gives the selected records the same answers one by one, by the rules for one record; changes can be undone. */
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
