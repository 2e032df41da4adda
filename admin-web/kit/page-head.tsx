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
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: { xs: 1, md: 1.5 } }}
    >
      <title>{words.pageTitle(title)}</title>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="h1">{title}</Typography>
        {remark !== undefined && (
          <Typography color="text.secondary" sx={{ mt: 0.5 }}>
            {remark}
          </Typography>
        )}
      </Box>
      {children !== undefined && <Box sx={actions}>{children}</Box>}
    </Box>
  );
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  width: { xs: '100%', sm: 'auto' },
  '& > .MuiButton-root': { flexGrow: 1, whiteSpace: 'nowrap' },
} as const;
