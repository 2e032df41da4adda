import Unchecked from '@mui/icons-material/CheckBoxOutlineBlank';
import Checked from '@mui/icons-material/CheckBoxOutlined';
import ViewColumn from '@mui/icons-material/ViewWeekOutlined';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useResourceContext, useStore } from 'react-admin';

/** Column of a table that can be hidden. */
export interface ColumnOption {
  readonly source: string;
  readonly label: string;
}

const nothingHidden: string[] = [];

/** Menu of the table's visible columns, remembered by the browser. */
export function ColumnChoice({ columns }: { readonly columns: readonly ColumnOption[] }) {
  const resource = useResourceContext();
  // Key under which react-admin's table stores the hidden columns.
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, nothingHidden);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const turn = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((one) => one !== source) : [...hidden, source]);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setPlace(currentTarget)}
      >
        Columns
      </Button>
      <Menu anchorEl={place} open={place !== null} onClose={() => setPlace(null)}>
        {columns.map(({ source, label }) => (
          <MenuItem
            key={source}
            dense
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(source)}
            onClick={() => turn(source)}
          >
            <ListItemIcon>
              {hidden.includes(source) ? <Unchecked fontSize="small" /> : <Checked fontSize="small" />}
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
        <Divider />
        <MenuItem dense disabled={hidden.length === 0} onClick={() => setHidden([])}>
          Show all columns
        </MenuItem>
      </Menu>
    </>
  );
}
