/** The look of the tables: dense, every row one or two lines. */
export const dense = {
  '& .MuiTableCell-root': { px: 1.5, py: 0.5 },
  '& .MuiTableCell-head': { whiteSpace: 'nowrap' },
  '& .MuiTableCell-paddingCheckbox': { px: 0.5 },
} as const;
