import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

/** Sort order of a list, by a column's name; `order` is the direction. */
export interface SortOption {
  readonly field: string;
  readonly label: string;
  readonly order?: 'ASC' | 'DESC';
}

export function SortChoice({ sorts }: { readonly sorts: readonly SortOption[] }) {
  const { sort, setSort } = useListContext();
  const chosen = sorts.some(({ field }) => field === sort.field) ? sort.field : '';
  return (
    <TextField
      select
      label="Sort by"
      value={chosen}
      onChange={({ target }) => {
        const option = sorts.find(({ field }) => field === target.value);
        if (option !== undefined) setSort({ field: option.field, order: option.order ?? 'ASC' });
      }}
    >
      {sorts.map(({ field, label }) => (
        <MenuItem key={field} value={field}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
