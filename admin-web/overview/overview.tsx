import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ResourceProps } from 'react-admin';
import { ListFailedNote } from '../kit/list-states.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { Money } from './money.tsx';
import { Needs } from './needs.tsx';
import { NextDay } from './next-day.tsx';
import { RegistrationsByDay } from './registrations-by-day.tsx';

/** First page, reached by the logo and the menu: tasks that need attention, and progress. */
export const overview: ResourceProps = { name: 'overview', list: OverviewPage, options: { label: 'Overview' } };

const millisecondsBetweenLooks = 60_000;

function OverviewPage() {
  const provider = useProvider();
  const { data, error } = useQuery({
    queryKey: ['overview'],
    queryFn: provider.overview,
    refetchInterval: millisecondsBetweenLooks,
  });
  return (
    <>
      <PageHead title="Overview" />
      {data === undefined && error !== null && <ListFailedNote failure={error} />}
      {data === undefined && error === null && <Skeleton variant="rounded" height={480} />}
      {data !== undefined && (
        <Box sx={grid}>
          <Box sx={stack}>
            <Needs needs={data.needs} />
            <NextDay day={data.nextDay} tournaments={data.tournaments} />
          </Box>
          <Box sx={stack}>
            <Money money={data.money} />
            <RegistrationsByDay days={data.registrations} />
          </Box>
        </Box>
      )}
    </>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
  alignItems: 'start',
} as const;

/** Tasks and next day, with progress beside them. */
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;
