import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Button, IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { type ComponentType, useId, useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { type Act, mayDo, type Role } from '../../domain/rule/access/role.ts';

/** Action on a record: it leads to the address of its dialog, or is done at once. */
export type RowAction = {
  readonly label: string;
  readonly icon: ComponentType<{ fontSize: 'small' }>;
  /** Act that it needs; a change where none is named. */
  readonly act?: Act;
} & ({ readonly to: string } | { readonly onPress: () => void });

interface RowActionsProps {
  /** Name of the record. */
  readonly of: string;
  readonly actions: readonly RowAction[];
}

/** Actions on a record that the organizer may do: the first with its name, the others in a menu. */
export function RowActions({ of, actions }: RowActionsProps) {
  const { permissions } = usePermissions<Role>();
  const [first, ...others] = actions.filter(
    ({ act = 'change' }) => permissions === undefined || mayDo(permissions, act),
  );
  if (first === undefined) return null;
  return (
    <Box sx={row}>
      <Button size="small" color="inherit" aria-label={`${first.label}: ${of}`} sx={named} {...pressOf(first)}>
        {first.label}
      </Button>
      {others.length > 0 && <ActionsMenu of={of} actions={others} />}
    </Box>
  );
}

function ActionsMenu({ of, actions }: RowActionsProps) {
  const id = useId();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const close = () => setPlace(null);
  return (
    <>
      <IconButton
        id={id}
        size="small"
        color="inherit"
        aria-label={`More: ${of}`}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setPlace(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={place} open={place !== null} onClose={close} slotProps={{ list: { 'aria-labelledby': id } }}>
        {actions.map(({ icon: Icon, label, ...action }) => (
          <MenuItem key={label} {...pressOf(action, close)}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Returns the properties of a button that does an action; `before` happens first. */
const pressOf = (action: { readonly to: string } | { readonly onPress: () => void }, before = () => {}) =>
  'to' in action
    ? { component: Link, to: action.to, onClick: before }
    : {
        onClick: () => {
          before();
          action.onPress();
        },
      };

const row = { display: 'flex', alignItems: 'center' } as const;

const named = {
  px: 0.75,
  minWidth: 0,
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  lineHeight: 1.1,
  '@media (pointer: fine)': { minHeight: 34 },
} as const;
