import { TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { words } from './words.ts';

/** A pause in typing after which the list is asked for, in milliseconds. */
const pause = 250;

/** Searches a list while one types. */
export function Search({ hint = words.searchHint }: { readonly hint?: string | undefined }) {
  const { filterValues, setFilters } = useListContext();
  const asked: string = filterValues.q ?? '';
  const [typed, setTyped] = useState(asked);
  const latest = useRef({ filterValues, setFilters });
  latest.current = { filterValues, setFilters };
  useEffect(() => setTyped(asked), [asked]);
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => {
      const { q: _, ...others } = latest.current.filterValues;
      latest.current.setFilters(typed.trim() === '' ? others : { ...others, q: typed });
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return (
    <TextField
      type="search"
      label={words.search}
      placeholder={hint}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
    />
  );
}
