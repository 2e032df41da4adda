import { TableCell, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Heading of a column with the choice of its meaning. */
export function HeadCell({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <TableCell scope="col" sx={{ verticalAlign: 'bottom', whiteSpace: 'nowrap' }}>
      {title !== undefined && (
        <Typography variant="body2" noWrap title={title} sx={{ maxWidth: 200, mb: 0.5 }}>
          {title}
        </Typography>
      )}
      {children}
    </TableCell>
  );
}
