import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export const pageTitle = (page: string) => `${page} · Golden Goal back office`;

/** Head of a page: title, remark and actions. */
export function PageHead({
  title,
  remark,
  children,
}: {
  readonly title: string;
  readonly remark?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        mb: children === undefined ? 1 : { xs: 0.5, md: 0 },
      }}
    >
      <title>{pageTitle(title)}</title>
      <Box sx={words}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.125rem' } }}>
          {title}
        </Typography>
        {remark !== undefined && (
          <Typography component="div" color="text.secondary" sx={beside}>
            {remark}
          </Typography>
        )}
      </Box>
      {children !== undefined && <Box sx={actions}>{children}</Box>}
    </Box>
  );
}

/** Beside the actions in a wide window, where a long remark wraps. */
const words = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  flex: { xs: '1 1 auto', lg: '1 1 0' },
  minWidth: 0,
} as const;

const beside = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'baseline',
  columnGap: 2.5,
  flex: { lg: '1 1 20rem' },
  minWidth: 0,
} as const;

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 1, sm: 1.5 },
  width: { xs: '100%', sm: 'auto' },
  // Three buttons fit side by side on a phone.
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  '& > .MuiButton-root': {
    flexGrow: 1,
    whiteSpace: 'nowrap',
    px: { xs: 1, sm: 2 },
    '@media (pointer: fine)': { minHeight: 38, py: 0.25 },
  },
} as const;
