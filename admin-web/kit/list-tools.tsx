import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { SavedQueries } from './saved-queries.tsx';
import { Search } from './search.tsx';
import { SortChoice, type SortOption } from './sort-choice.tsx';

/** What stands above a list: search, filters, order, and queries kept for later. */
export function ListTools({
  filters,
  sorts,
  isSearched,
  isSortShown,
  searchHint,
}: {
  readonly filters: ReactNode;
  readonly sorts: readonly SortOption[];
  readonly isSearched: boolean;
  readonly searchHint: string | undefined;
  /** Whether the order can be chosen beside a table too, whose columns sort. */
  readonly isSortShown: boolean;
}) {
  return (
    <Box sx={tools}>
      {isSearched && <Search hint={searchHint} />}
      {filters}
      {sorts.length > 0 && (
        <Box sx={{ display: { md: isSortShown ? 'block' : 'none' } }}>
          <SortChoice sorts={sorts} />
        </Box>
      )}
      <SavedQueries />
    </Box>
  );
}

const tools = {
  display: { xs: 'grid', md: 'flex' },
  flexWrap: 'wrap',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  columnGap: 1.5,
  rowGap: 0,
  mb: 1.5,
  '& > *': { flex: '1 1 9rem', maxWidth: { md: '15rem' } },
  '& > button': { flex: 'none' },
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;
