import { TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { askedFor, takenBy } from './search-words.ts';
import { useSlashKey } from './use-slash-key.ts';

/** Pause in typing before the list is requested, in milliseconds. */
const pause = 250;
const noWords: readonly string[] = [];

/** Input that searches a list while typing. */
export function Search({ hint = 'Name, e-mail or phone' }: { readonly hint?: string | undefined }) {
  const { filterValues, setFilters } = useListContext();
  const asked: string = filterValues.q ?? '';
  const [search, setSearch] = useState({ typed: asked, onTheWay: noWords });
  const { typed } = search;
  const input = useSlashKey<HTMLInputElement>();
  const latest = useRef({ filterValues, setFilters });
  latest.current = { filterValues, setFilters };
  useEffect(() => setSearch((now) => takenBy(now, asked)), [asked]);
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => {
      const { q: _, ...others } = latest.current.filterValues;
      const wanted = typed.trim() === '' ? '' : typed;
      if (wanted !== asked) setSearch((now) => askedFor(now, wanted));
      latest.current.setFilters(wanted === '' ? others : { ...others, q: wanted });
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return (
    <TextField
      type="search"
      label="Search"
      placeholder={hint}
      value={typed}
      inputRef={input}
      onChange={({ target }) => setSearch((now) => ({ ...now, typed: target.value }))}
      slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, 'aria-keyshortcuts': '/' } }}
    />
  );
}
