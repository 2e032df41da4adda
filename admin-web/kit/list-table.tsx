import { Paper } from '@mui/material';
import type { MouseEvent } from 'react';
import { DataTable, type DataTableProps } from 'react-admin';
import { frameTabs } from './frame-tabs.ts';
import { SortedHead } from './sorted-head.tsx';

/** Widths of columns by name, in pixels or percent. The other columns share the rest. */
export type ColumnWidths = Readonly<Record<string, number | `${number}%`>>;

interface ListTableProps extends Omit<DataTableProps, 'ref'> {
  readonly widths?: ColumnWidths;
  /** Whether its columns fit into a window of 1100 px without scrolling sideways. */
  readonly isNarrow?: boolean;
}

/**
 * Table with rows of 36 px, whose head stays visible below the tabs. A truncated text appears in full on hover. The column of the
 * actions is as wide as its widest row.
 */
export function ListTable({ widths = {}, isNarrow = false, ...table }: ListTableProps) {
  const columns = Object.entries(widths).map(([name, width]) => [`& .column-${name}`, wideBy(width)] as const);
  return (
    <Paper variant="outlined" sx={frame} onMouseOver={tellCut}>
      <DataTable
        rowClick={false}
        bulkActionButtons={false}
        head={SortedHead}
        {...table}
        sx={{ ...even, ...Object.fromEntries(columns), ...(isNarrow && narrow) }}
      />
    </Paper>
  );
}

/** Width of a column whatever its cells hold: a table may not be narrower than their texts, unless they have a maximum. */
function wideBy(width: number | string) {
  return { width, ...(typeof width === 'number' && { maxWidth: width }) };
}

/** Sets the full text of a truncated cell as its title. */
function tellCut({ target }: MouseEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td') : null;
  if (cell === null || cell.title !== '') return;
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('*')];
  if (parts.some(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)) {
    cell.title = textsOf(cell).join(' · ');
  }
}

function textsOf(cell: HTMLElement): readonly string[] {
  const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? '');
  return texts.filter((text) => text.trim() !== '');
}

/** Width for the whole table: the page scrolls, and the head of the table stays below the tabs. */
const wide = '@media (min-width: 1280px)';

const frame = {
  position: 'relative',
  overflow: 'auto',
  maxHeight: 'calc(100dvh - 56px)',
  [wide]: { overflow: 'visible', maxHeight: 'none' },
};

const narrow = { '& .RaDataTable-table': { minWidth: '62rem' } } as const;

const even = {
  '& .RaDataTable-table': { minWidth: '72rem' },
  '& .MuiTableCell-root': {
    height: 36,
    maxWidth: 0,
    px: 0.75,
    py: 0,
    fontSize: '0.9375rem',
    lineHeight: 1.15,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .MuiTableCell-root.MuiTableCell-head': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 30,
    fontSize: '1rem',
    bgcolor: 'background.paper',
    [wide]: { top: frameTabs },
  },
  // The arrow of an unsorted column appears only on hover, so that headings are not truncated for it.
  '& .MuiTableSortLabel-root:not(.Mui-active):not(:hover):not(:focus-visible) .MuiTableSortLabel-icon': {
    display: 'none',
  },
  '& .MuiTableCell-root.MuiTableCell-paddingCheckbox': { px: 0.5, ...wideBy(42), '& .MuiCheckbox-root': { p: 0.375 } },
  '& .MuiTableCell-root.column-actions': {
    position: 'sticky',
    right: 0,
    width: 0,
    maxWidth: 'none',
    bgcolor: 'background.paper',
  },
  '& .MuiTableCell-head.column-actions': { zIndex: 3 },
  '& .MuiTableRow-hover:hover .column-actions': { bgcolor: 'action.hover' },
  '& .MuiSwitch-root': { my: '-4px' },
  '& .MuiFormControlLabel-root': { mr: 0 },
  '& .MuiFormControlLabel-label': { fontSize: 'inherit' },
  // A cell cuts off what lies outside of it: the ring of what has the focus lies inside.
  '& .MuiTableCell-root :is(:focus-visible, .Mui-focusVisible)': { outlineOffset: '-3px' },
  '& .MuiTableCell-root a:not(.MuiButtonBase-root):focus-visible': { outlineWidth: 2, outlineOffset: 0 },
  // One line each, so that a row has at most two: an address is cut, not broken.
  '& .MuiTableCell-body wbr': { display: 'none' },
  '& .MuiTableCell-body span': { maxWidth: '100%' },
  '& .MuiTableCell-body .line': { display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0, '& > *': { m: 0 } },
  '& .MuiTableCell-body .line > a, & .MuiTableCell-body .line > strong': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& .MuiTableCell-body .contact': {
    display: 'flex',
    fontSize: '0.8125rem',
    // A long address gives way to the phone behind it, which stays whole.
    '& > *': { display: 'block', flex: '0 1 auto', width: 'auto', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > :last-child': { flex: 'none' },
    '& > * + *::before': { content: '"\\00a0· "' },
  },
  '& [data-badge]': { fontSize: '0.875rem', lineHeight: 1.15, px: 0.5, py: 0 },
  // Placed inside the frame, which scrolls sideways and would cut it off above the table.
  '& .RaBulkActionsToolbar-toolbar': { position: 'relative !important', transform: 'none !important' },
} as const;
