import { Paper } from '@mui/material';
import { DataTable, type DataTableProps } from 'react-admin';
import { dense } from './dense-table.ts';
import { SortedHead } from './sorted-head.tsx';

/** A list as a dense table that scrolls sideways; its rows open nothing, and nothing is done to many unless it is said. */
export function PlainTable({ sx, ...table }: Omit<DataTableProps, 'ref'>) {
  return (
    <Paper variant="outlined" sx={{ position: 'relative', overflowX: 'auto' }}>
      <DataTable rowClick={false} bulkActionButtons={false} head={SortedHead} {...table} sx={{ ...dense, ...sx }} />
    </Paper>
  );
}
