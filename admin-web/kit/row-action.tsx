import { IconButton, Tooltip } from '@mui/material';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { Act } from '../../domain/session/role.ts';
import { useMay } from './may.tsx';

/** Icon button for an action on a record, with a label; it leads to the address of its dialog. */
export function RowAction({
  to,
  label,
  of,
  icon: Icon,
  act = 'change',
}: {
  readonly to: string;
  readonly label: string;
  readonly of: string;
  readonly icon: ComponentType<{ fontSize: 'small' }>;
  readonly act?: Act;
}) {
  if (!useMay(act)) return null;
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={to} size="small" color="inherit" aria-label={`${label}: ${of}`}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
