import { Box, Dialog, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import { type Found, findRecords, leastLetters } from './found-records.ts';
import { useOfficePages } from './office-pages.ts';

export const findAnything = 'Find anything';

/** Pause in typing before a search, in milliseconds. */
const pause = 200;

/** Dialog of the palette: an input with results below; the arrow keys choose, Enter opens. */
export function PaletteDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const { found, pages, isSearching, error } = useFound(typed);
  const navigate = useNavigate();
  const id = useId();
  const at = Math.min(chosen, Math.max(0, found.length - 1));
  const open = (one: Found | undefined) => {
    if (one === undefined) return;
    onClose();
    void navigate(one.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) setChosen((at + step + found.length) % found.length);
    else if (event.key === 'Enter') setEntered(true);
    else return;
    event.preventDefault();
  };
  // Pages are known at once and come first; a record is opened as soon as the search ends.
  const isKnown = at < pages || !isSearching;
  useEffect(() => {
    if (!isEntered || !isKnown) return;
    setEntered(false);
    open(found[at]);
  });
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': findAnything } }}
      sx={top}
    >
      <Box sx={{ p: 2, pb: 1 }}>
        <TextField
          autoFocus
          fullWidth
          label={findAnything}
          placeholder="A team, player, registration, tournament or page"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(0);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
          helperText="Arrow keys choose, Enter opens, Escape closes."
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-expanded': found.length > 0,
              'aria-controls': id,
              'aria-autocomplete': 'list',
              'aria-activedescendant': found.length > 0 ? `${id}-${at}` : undefined,
              autoComplete: 'off',
              spellCheck: false,
            },
          }}
        />
      </Box>
      <Typography role="status" color="text.secondary" sx={{ px: 2 }}>
        {statusOf(found.length, isSearching, error)}
      </Typography>
      <Box id={id} role="listbox" aria-label="Found" sx={list}>
        {found.map((one, number) => (
          <Box
            key={one.key}
            id={`${id}-${number}`}
            role="option"
            aria-selected={number === at}
            onClick={() => open(one)}
            onMouseMove={() => setChosen(number)}
            sx={line}
          >
            <strong>{one.title}</strong>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}>
              {one.remark}
            </Box>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}

/** Results so far: first the pages, whose number is `pages`, then the records. */
interface FoundSoFar {
  readonly found: readonly Found[];
  readonly pages: number;
  readonly isSearching: boolean;
  readonly error: unknown;
}

/** Returns the pages whose titles contain the typed text, and the records that their lists find. */
function useFound(typed: string): FoundSoFar {
  const provider = useProvider();
  const pages = useOfficePages();
  const wanted = typed.trim();
  const asked = usePaused(wanted);
  const isAsked = asked.length >= leastLetters;
  const { data, isFetching, error } = useQuery({
    queryKey: ['palette', asked],
    queryFn: ({ signal }) => findRecords(provider, asked, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const named = pages.filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase()));
  const records = wanted.length >= leastLetters ? (data ?? []) : [];
  return {
    found: [...named, ...records],
    pages: named.length,
    isSearching: wanted.length >= leastLetters && (isFetching || asked !== wanted),
    error,
  };
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

function statusOf(count: number, isSearching: boolean, error: unknown): string {
  if (isSearching) return 'Looking…';
  if (error !== null && error !== undefined) return sentenceOf(error) ?? 'Failed to search';
  return count === 0 ? 'Nothing found.' : count === 1 ? '1 found' : `${count} found`;
}

/** Placed at the top, so that results below do not move it. */
const top = { '& .MuiDialog-container': { alignItems: 'flex-start' }, '& .MuiDialog-paper': { mt: { xs: 1, sm: 8 } } };

const list = { overflowY: 'auto', maxHeight: '60vh', p: 1 } as const;

const line = {
  px: 1.5,
  py: 0.75,
  minHeight: 44,
  borderRadius: 1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-selected="true"]': { bgcolor: 'action.selected', outline: 2, outlineColor: 'primary.main' },
} as const;
