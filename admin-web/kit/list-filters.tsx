import Bookmark from '@mui/icons-material/BookmarkBorder';
import Refresh from '@mui/icons-material/Refresh';
import Tune from '@mui/icons-material/Tune';
import { Box, Button, CircularProgress, IconButton, Popover, Tooltip } from '@mui/material';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { ColumnsButton, FilterLiveForm, SavedQueriesList, TextInput, useListContext } from 'react-admin';
import { ActiveFilters } from './active-filters.tsx';
import { SortChoice, type SortOption } from './sort-choice.tsx';
import { useNarrow } from './use-narrow.ts';

interface Filters {
  /** Required choice, before all other filters. */
  readonly lead?: ReactNode;
  /** Words that the search knows; null for a list without a search. */
  readonly searchHint?: string | null;
  readonly sorts?: readonly SortOption[];
  /** Whether the order can also be chosen beside a table with sortable columns. */
  readonly isSortShown?: boolean;
  /** Whether columns can be hidden. */
  readonly hasColumns?: boolean;
  readonly children?: ReactNode;
}

/** Pause in typing before the list is requested, in milliseconds. */
const pause = 250;

/** Filters above a list in one row, with its order, columns and saved queries; folded in a narrow window. */
export function ListFilters(filters: Filters) {
  const isNarrow = useNarrow();
  useSlashKey();
  return (
    <Box sx={{ mb: 0.75 }}>
      <FilterLiveForm debounce={pause}>{isNarrow ? <Folded {...filters} /> : <Unfolded {...filters} />}</FilterLiveForm>
      <ActiveFilters />
    </Box>
  );
}

function Unfolded({ lead, searchHint, sorts = [], isSortShown, hasColumns, children }: Filters) {
  return (
    <Box sx={row}>
      {lead}
      <Search hint={searchHint} />
      {children}
      {isSortShown && <SortChoice sorts={sorts} />}
      <Box sx={buttons}>
        {hasColumns && <ColumnsButton color="inherit" />}
        <SavedQueries />
        <RefreshButton />
      </Box>
    </Box>
  );
}

/** Folded filters, so that the first record is near the top of a phone. */
function Folded({ lead, searchHint, sorts = [], children }: Filters) {
  const { filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = Object.keys(filterValues).filter((name) => name !== 'q').length;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, '& > .MuiFormControl-root': { mt: '10px' } }}>
        {lead}
        <Search hint={searchHint} />
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
        {children}
        {sorts.length > 0 && <SortChoice sorts={sorts} />}
        <SavedQueries />
      </Box>
    </>
  );
}

function Search({ hint = 'Name, email or phone' }: { readonly hint?: string | null | undefined }) {
  if (hint === null) return null;
  return (
    <TextInput
      source="q"
      type="search"
      label="Search"
      placeholder={hint}
      helperText={false}
      slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, 'aria-keyshortcuts': '/' } }}
    />
  );
}

/** react-admin's saved queries behind a button. */
function SavedQueries() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Bookmark />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setPlace(currentTarget)}
        sx={{ justifySelf: 'start' }}
      >
        Saved queries
      </Button>
      <Popover
        anchorEl={place}
        open={place !== null}
        onClose={() => setPlace(null)}
        slotProps={{ paper: { 'aria-label': 'Saved queries', role: 'dialog', sx: { p: 2, minWidth: 260 } } }}
      >
        <SavedQueriesList />
      </Popover>
    </>
  );
}

/** Elements in which "/" is typed or has another meaning; open dialogs and menus hold the focus. */
const elsewhere =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"], [role="menu"], [role="listbox"]';

/** Lets the key "/" focus the search of the page, unless an input has the focus or a dialog or menu is open. */
function useSlashKey(): void {
  useEffect(() => {
    const stop = new AbortController();
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(elsewhere) !== null) return;
      const search = document.querySelector<HTMLInputElement>('main input[type="search"]');
      if (search === null) return;
      event.preventDefault();
      search.focus();
      search.select();
    };
    document.addEventListener('keydown', listen, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0,
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

/** Button that fetches the list again with its filters; it spins while loading. */
function RefreshButton() {
  const { refetch, isFetching } = useListContext();
  return (
    <Tooltip title="Refresh">
      <IconButton
        color="inherit"
        aria-label="Refresh"
        aria-disabled={isFetching}
        onClick={() => !isFetching && refetch()}
      >
        {isFetching ? <CircularProgress size={20} color="inherit" aria-label="Loading…" /> : <Refresh />}
      </IconButton>
    </Tooltip>
  );
}
