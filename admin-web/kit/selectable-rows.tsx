import { Checkbox, TableCell, TableRow } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import {
  DataTableBody,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';

/** Rows with checkboxes, each labelled by its record. */
export function SelectableRows(props: ComponentProps<typeof DataTableBody>) {
  return <DataTableBody {...props} row={SelectableRow} />;
}

function SelectableRow({ className, children }: { readonly className?: string; readonly children?: ReactNode }) {
  const record = useRecordContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const selectedIds = useDataTableSelectedIdsContext();
  const representation = useGetRecordRepresentation(useResourceContext());
  if (record === undefined) return null;
  return (
    <TableRow hover className={className ?? ''}>
      <TableCell padding="checkbox">
        <Checkbox
          checked={selectedIds?.includes(record.id) ?? false}
          onClick={(event) => handleToggleItem?.(record.id, event)}
          slotProps={{ input: { 'aria-label': `Select ${String(representation(record))}` } }}
        />
      </TableCell>
      {children}
    </TableRow>
  );
}
