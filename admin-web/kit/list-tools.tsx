import Tune from '@mui/icons-material/Tune';
import { Box, Button, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { ColumnChoice, type ColumnOption } from './column-choice.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { SavedQueries } from './saved-queries.tsx';
import { Search } from './search.tsx';
import { SortChoice, type SortOption } from './sort-choice.tsx';

interface Tools {
  /** Required choice, before all other tools. */
  readonly lead?: ReactNode;
  readonly filters: ReactNode;
  readonly sorts: readonly SortOption[];
  readonly isSearched: boolean;
  readonly searchHint: string | undefined;
  /** Whether the sort order can also be chosen beside a table with sortable columns. */
  readonly isSortShown: boolean;
  /** Columns that can be hidden. */
  readonly columns?: readonly ColumnOption[] | undefined;
}

/** Tools above a list, in one row: search, filters, order, columns and saved queries. */
export function ListTools(tools: Tools) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (isNarrow) return <FoldedTools {...tools} />;
  const { lead, filters, sorts, isSearched, isSortShown, searchHint, columns = [] } = tools;
  return (
    <Box sx={row}>
      {lead}
      {isSearched && <Search hint={searchHint} />}
      {filters}
      {isSortShown && sorts.length > 0 && <SortChoice sorts={sorts} />}
      <Box sx={buttons}>
        {columns.length > 0 && <ColumnChoice columns={columns} />}
        <SavedQueries />
        <RefreshButton />
      </Box>
    </Box>
  );
}

/** Folded tools for a narrow window, so that the first record is near the top. */
function FoldedTools({ lead, filters, sorts, isSearched, searchHint }: Tools) {
  const { filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = Object.keys(filterValues).filter((name) => name !== 'q').length;
  return (
    <Box sx={{ mb: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, '& > .MuiFormControl-root': { mt: '10px' } }}>
        {lead}
        {isSearched && <Search hint={searchHint} />}
        <Button
          color="inherit"
          startIcon={<Tune />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ flex: 'none' }}
        >
          {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
        </Button>
        <RefreshButton />
      </Box>
      <Box id={id} sx={{ ...folded, display: isOpen ? 'grid' : 'none' }}>
        {filters}
        {sorts.length > 0 && <SortChoice sorts={sorts} />}
        <SavedQueries />
      </Box>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0,
  mb: 0.75,
  '& > .MuiFormControl-root': { flex: '1 1 6.5rem', minWidth: '6.5rem', maxWidth: '13rem', mt: '9px', mb: 0 },
  '& .MuiInputLabel-root': { fontSize: '1rem', transform: 'translate(10px, -9px) scale(0.86)' },
  '@media (pointer: fine)': {
    '& .MuiInputBase-root': { minHeight: 38, height: 38, fontSize: '0.9375rem' },
    '& .MuiInputBase-input': { pl: 1.25 },
  },
} as const;

const buttons = {
  display: 'flex',
  alignItems: 'center',
  ml: 'auto',
  mt: '6px',
  '& .MuiButton-root': { px: 1, minHeight: 38, fontSize: '1rem', mb: 0 },
  '& .MuiIconButton-root': { minHeight: 38 },
} as const;

const folded = { gridTemplateColumns: '1fr 1fr', alignItems: 'end', columnGap: 1.5, mt: 0.5 } as const;
