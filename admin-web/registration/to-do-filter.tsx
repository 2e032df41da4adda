import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

/** What may still be to do about a registration: the label, and the filter that finds it. */
const toDo = [
  { label: 'Owes money', source: 'owes', value: 'true' },
  { label: 'On no team', source: 'isIndividual', value: 'true' },
  { label: 'No email', source: 'hasEmail', value: 'false' },
] as const;

/** Select that leaves the registrations about which something is to do, or clears that filter. */
export function ToDoFilter() {
  const { filterValues, setFilters } = useListContext();
  const chosen = toDo.find(({ source, value }) => String(filterValues[source]) === value);
  const choose = (label: string) => {
    const { owes: _, isIndividual: _t, hasEmail: _e, ...rest } = filterValues;
    const found = toDo.find((one) => one.label === label);
    setFilters(found === undefined ? rest : { ...rest, [found.source]: found.value });
  };
  return (
    <TextField
      select
      label="Still to do"
      value={chosen?.label ?? ''}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">All</MenuItem>
      {toDo.map(({ label }) => (
        <MenuItem key={label} value={label}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
