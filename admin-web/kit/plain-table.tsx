import { Paper } from '@mui/material';
import { DataTable, type DataTableProps } from 'react-admin';
import { SortedHead } from './sorted-head.tsx';

/** Dense table that scrolls sideways, without row links and, by default, without bulk actions. */
export function PlainTable({ sx, ...table }: Omit<DataTableProps, 'ref'>) {
  return (
    <Paper variant="outlined" sx={{ position: 'relative', overflowX: 'auto' }}>
      <DataTable rowClick={false} bulkActionButtons={false} head={SortedHead} {...table} sx={{ ...dense, ...sx }} />
    </Paper>
  );
}

/** Dense style of tables: every row has one or two lines. */
const dense = {
  '& .MuiTableCell-root': { px: 1.5, py: 0.5 },
  '& .MuiTableCell-head': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-paddingCheckbox': { px: 0.5 },
  // Actions stay visible if the table is wider than its frame.
  '& .MuiTableCell-root.column-actions': {
    position: 'sticky',
    right: 0,
    width: '1%',
    whiteSpace: 'nowrap',
    bgcolor: 'background.paper',
  },
  '& .MuiTableRow-hover:hover .column-actions': { bgcolor: 'action.hover' },
  // Placed inside the frame, which scrolls sideways and would cut it off above the table.
  '& .RaBulkActionsToolbar-toolbar': { position: 'relative !important', transform: 'none !important' },
} as const;
