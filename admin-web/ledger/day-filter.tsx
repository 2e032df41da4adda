import { TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { isDay } from '../../domain/rule/time/eastern.ts';

/** Input that filters the entries by their first or last day. */
export function DayFilter({ source }: { readonly source: 'from' | 'until' }) {
  const { filterValues, setFilters } = useListContext();
  const choose = (day: string) => {
    const { [source]: _, ...others } = filterValues;
    setFilters(isDay(day) ? { ...others, [source]: day } : others);
  };
  return (
    <TextField
      type="date"
      label={labels[source]}
      value={filterValues[source] ?? ''}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

const labels = { from: 'From day', until: 'Until day' };
