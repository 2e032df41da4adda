import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

interface FilterOption {
  readonly value: string | number;
  readonly label: string;
}

/** Select that filters a list by one value, or clears that filter. */
export function FilterChoice({
  source,
  label,
  all,
  options,
  isAlone = false,
}: {
  readonly source: string;
  readonly label: string;
  readonly all: string;
  readonly options: readonly FilterOption[];
  /** Whether a change of this filter clears the others. */
  readonly isAlone?: boolean;
}) {
  const { filterValues, setFilters } = useListContext();
  const choose = (value: string) => {
    const { [source]: _, ...rest } = filterValues;
    const others = isAlone ? {} : rest;
    const option = options.find((one) => String(one.value) === value);
    setFilters(option === undefined ? others : { ...others, [source]: option.value });
  };
  return (
    <TextField
      select
      label={label}
      value={options.length === 0 ? '' : String(filterValues[source] ?? '')}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map(({ value, label: shown }) => (
        <MenuItem key={value} value={String(value)}>
          {shown}
        </MenuItem>
      ))}
    </TextField>
  );
}
