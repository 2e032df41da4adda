import { IconButton, Tooltip } from '@mui/material';
import type { ComponentType } from 'react';
import { Link } from 'react-router';

/** Something to do with a record, as an icon that names itself; it leads to the address of its dialog. */
export function RowAction({
  to,
  label,
  of,
  icon: Icon,
}: {
  readonly to: string;
  readonly label: string;
  readonly of: string;
  readonly icon: ComponentType<{ fontSize: 'small' }>;
}) {
  return (
    <Tooltip title={label}>
      <IconButton component={Link} to={to} size="small" color="inherit" aria-label={`${label}: ${of}`}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
