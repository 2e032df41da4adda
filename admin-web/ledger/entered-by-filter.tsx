import { TextField } from '@mui/material';
import { useListContext } from 'react-admin';

/** Input that filters the entries by the organizer who entered them, by sign-in name. */
export function EnteredByFilter() {
  const { filterValues, setFilters } = useListContext();
  const choose = (name: string) => {
    const { enteredBy: _, ...others } = filterValues;
    setFilters(name === '' ? others : { ...others, enteredBy: name }, undefined, true);
  };
  return (
    <TextField
      label="Entered by"
      placeholder="Sign-in name"
      defaultValue={filterValues.enteredBy ?? ''}
      onChange={({ target }) => choose(target.value.trim())}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
