/** The look of the tables: dense, every row one or two lines. */
export const dense = {
  '& .MuiTableCell-root': { px: 1.5, py: 0.5 },
  '& .MuiTableCell-head': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-paddingCheckbox': { px: 0.5 },
  // Above the table it would be cut off by the frame that scrolls sideways: it stands in it.
  '& .RaBulkActionsToolbar-toolbar': { position: 'relative !important', transform: 'none !important' },
} as const;
