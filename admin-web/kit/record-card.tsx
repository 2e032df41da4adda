import { Box, Paper, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';

/** Card of a record for narrow windows: name, facts and actions. */
export function RecordCard({
  title,
  badge,
  facts,
  children,
}: {
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  readonly children?: ReactNode;
}) {
  return (
    <Paper component="li" variant="outlined" sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.5 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {badge}
      </Box>
      <Box component="dl" sx={list}>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Box>
      {children !== undefined && <Box sx={actions}>{children}</Box>}
    </Paper>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.25,
  m: 0,
  mt: 1,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const;

const actions = { display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1, ml: -1 } as const;
