import { Paper } from '@mui/material';
import { DataTable, type DataTableProps } from 'react-admin';
import { dense } from './dense-table.ts';
import { SortedHead } from './sorted-head.tsx';

/** Dense table that scrolls sideways, without row links and, by default, without bulk actions. */
export function PlainTable({ sx, ...table }: Omit<DataTableProps, 'ref'>) {
  return (
    <Paper variant="outlined" sx={{ position: 'relative', overflowX: 'auto' }}>
      <DataTable rowClick={false} bulkActionButtons={false} head={SortedHead} {...table} sx={{ ...dense, ...sx }} />
    </Paper>
  );
}
