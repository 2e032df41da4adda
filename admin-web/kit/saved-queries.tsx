import Bookmark from '@mui/icons-material/BookmarkBorder';
import { Button, Divider, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  type SavedQuery,
  useListContext,
  useSavedQueries,
} from 'react-admin';

/** Menu of saved queries, each the filters and order of the list under a name. */
export function SavedQueries() {
  const { resource, filterValues, sort, perPage } = useListContext();
  const [stored] = useSavedQueries(resource);
  const queries = extractValidSavedQueries(stored);
  const shown = JSON.stringify([filterValues, sort, perPage]);
  const isSaved = queries.some(({ value }) => JSON.stringify([value.filter, value.sort, value.perPage]) === shown);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<'save' | 'remove' | null>(null);
  const ask = (what: 'save' | 'remove') => {
    setPlace(null);
    setAsked(what);
  };
  const use = useQuery();
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Bookmark />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setPlace(currentTarget)}
        sx={{ justifySelf: 'start', mb: 0.5 }}
      >
        Saved queries
      </Button>
      <Menu anchorEl={place} open={place !== null} onClose={() => setPlace(null)}>
        {queries.map((query) => (
          <MenuItem
            key={query.label}
            onClick={() => {
              use(query);
              setPlace(null);
            }}
          >
            {query.label}
          </MenuItem>
        ))}
        {queries.length > 0 && <Divider />}
        <MenuItem onClick={() => ask('save')}>Save current query…</MenuItem>
        <MenuItem onClick={() => ask('remove')} disabled={!isSaved}>
          Remove current query…
        </MenuItem>
      </Menu>
      <AddSavedQueryDialog open={asked === 'save'} onClose={() => setAsked(null)} />
      <RemoveSavedQueryDialog open={asked === 'remove'} onClose={() => setAsked(null)} />
    </>
  );
}

function useQuery() {
  const { setFilters, setSort, setPerPage } = useListContext();
  return ({ value }: SavedQuery) => {
    setFilters(value.filter ?? {}, value.displayedFilters);
    if (value.sort !== undefined) setSort(value.sort);
    if (value.perPage !== undefined) setPerPage(value.perPage);
  };
}
