import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Stats } from '../../domain/answer/site/stats.ts';
import { colours } from '../kit/theme.ts';
import { ask } from '../transport/call.ts';

const figures = ['totalTeams', 'totalPlayers', 'totalRegistrations', 'totalPreRegistrations'] as const;

/** Four figures above the tabs. */
export function SummaryCards() {
  const { data, isError } = useQuery({
    queryKey: ['stats'],
    queryFn: fetchFigures,
    refetchOnWindowFocus: true,
  });
  return (
    <Box component="dl" aria-label="Summary" sx={row}>
      {figures.map((figure) => (
        <Box key={figure} sx={card}>
          <Typography component="dt" sx={label}>
            {labels[figure]}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0, minHeight: '1em', color: colours.chalk }}>
            {isError ? '–' : data?.[figure].toLocaleString('en-US')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // Four columns would truncate "Registrations" on the smallest phones.
  '@media (max-width: 359px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 0.75, sm: 1.5 },
  maxWidth: 1440,
  m: 0,
  mx: 'auto',
  px: { xs: 2, md: 4 },
  pb: 0.5,
} as const;

const card = {
  display: 'flex',
  flexDirection: { xs: 'column-reverse', md: 'row' },
  alignItems: { md: 'center' },
  justifyContent: { xs: 'flex-end', md: 'space-between' },
  gap: { xs: 0.25, md: 2 },
  px: { xs: 0.75, sm: 1.5, md: 2 },
  py: 0.25,
  bgcolor: colours.turfDeep,
  border: '1px solid rgb(247 244 234 / 14%)',
  borderRadius: 1,
} as const;

const label = {
  typography: 'button',
  fontSize: { xs: '0.875rem', sm: '1.0625rem' },
  lineHeight: 1.1,
  color: colours.chalkSoft,
} as const;

const labels = {
  totalTeams: 'Total Teams',
  totalPlayers: 'Unique Players',
  totalRegistrations: 'Total Registrations',
  totalPreRegistrations: 'Pre-Registrations',
};

const fetchFigures = () => ask<Stats>('/api/admin/stats');
