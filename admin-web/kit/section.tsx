import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** Part of a page with a heading and actions. */
export function Section({
  title,
  remark,
  actions,
  children,
  anchor,
}: {
  readonly title: string;
  readonly remark?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly anchor?: string;
}) {
  const heading = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={heading} id={anchor} sx={paper}>
      <Box sx={head}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="h3" component="h2" id={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {title}
          </Typography>
          {remark !== undefined && <Typography color="text.secondary">{remark}</Typography>}
        </Box>
        {actions}
      </Box>
      {children}
    </Paper>
  );
}

const paper = { p: { xs: 2, md: 2.5 }, minWidth: 0, scrollMarginTop: '1rem' } as const;
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 } as const;
