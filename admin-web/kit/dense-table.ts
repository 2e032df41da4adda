/** Dense style of tables: every row has one or two lines. */
export const dense = {
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
