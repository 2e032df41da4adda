import { Box, Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import { words } from './words.ts';

type Said = (value: unknown) => string;

/** What a list is narrowed by from elsewhere, a filter at a time; what has a choice of its own above the list says it there. */
const said: Readonly<Record<string, Said>> = words.narrowed.filters;

/** Says by what a list is narrowed that another page has led to, and takes it back. */
export function NarrowedBy() {
  const { filterValues, setFilters } = useListContext();
  const present = Object.entries(filterValues).flatMap(([name, value]) => {
    const label = said[name]?.(value);
    return label === undefined ? [] : [{ name, label }];
  });
  if (present.length === 0) return null;
  const without = (name: string) => {
    const { [name]: _, ...others } = filterValues;
    setFilters(others);
  };
  return (
    <Box component="ul" aria-label={words.narrowed.title} sx={row}>
      {present.map(({ name, label }) => (
        <li key={name}>
          <Chip
            label={label}
            onDelete={() => without(name)}
            onClick={() => without(name)}
            aria-label={words.narrowed.widen(label)}
          />
        </li>
      ))}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, mb: 1.5 } as const;
