import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { words } from './words.ts';

/** The head of a page: its title, a remark beside it, and what can be done. */
export function PageHead({
  title,
  remark,
  children,
}: {
  readonly title: string;
  readonly remark?: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: { xs: 1, md: 1.5 } }}>
      <title>{words.pageTitle(title)}</title>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="h1">{title}</Typography>
        {remark !== undefined && (
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            {remark}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
