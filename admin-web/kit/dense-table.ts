/** The look of the tables: dense, every row one or two lines. */
export const dense = {
  '& .MuiTableCell-root': { px: 1.5, py: 0.5 },
  '& .MuiTableCell-head': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-paddingCheckbox': { px: 0.5 },
  // What can be done stays at hand where the table is wider than its frame.
  '& .MuiTableCell-root.column-actions': {
    position: 'sticky',
    right: 0,
    width: '1%',
    whiteSpace: 'nowrap',
    bgcolor: 'background.paper',
  },
  '& .MuiTableRow-hover:hover .column-actions': { bgcolor: 'action.hover' },
  // Above the table it would be cut off by the frame that scrolls sideways: it stands in it.
  '& .RaBulkActionsToolbar-toolbar': { position: 'relative !important', transform: 'none !important' },
} as const;
