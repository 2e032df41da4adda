import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useListContext } from 'react-admin';
import type { RegistrationSum } from '../../domain/answer/registration/listed-registration.ts';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import { amount } from '../ledger/amount.ts';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { ask } from '../transport/call.ts';

/** Numbers of registrations that match the filters: in all, paid and pending, and the number of their tournaments. */
export function RegistrationCounts() {
  const { filterValues, total } = useListContext();
  const paid = useCount({ ...filterValues, paymentStatus: 'paid' });
  const pending = useCount({ ...filterValues, paymentStatus: 'pending' });
  const tournaments = useRegisteredTournaments(filterValues.tournamentId);
  const state = filterValues.paymentStatus;
  const counts = [
    ['Total', total],
    ['Paid', state === undefined || state === 'paid' ? paid : 0],
    ['Pending', state === undefined || state === 'pending' ? pending : 0],
    ['Tournaments', tournaments],
  ] as const;
  return (
    <>
      <Box component="dl" aria-label="Counts" sx={row}>
        {counts.map(([label, count]) => (
          <Box key={label} sx={{ display: 'flex', alignItems: 'baseline', gap: 0.5 }}>
            <Typography component="dt" color="text.secondary" sx={{ fontSize: { xs: '0.9375rem', md: '1.0625rem' } }}>
              {label}
            </Typography>
            <Typography component="dd" variant="h3" sx={{ m: 0, fontSize: { xs: '1.25rem', md: '1.5rem' } }}>
              {count?.toLocaleString('en-US') ?? '…'}
            </Typography>
          </Box>
        ))}
      </Box>
      {Object.keys(filterValues).length > 0 && <Sum filter={filterValues} />}
    </>
  );
}

/** Money received and still owed for the registrations of a narrowed list, as of one tournament. */
function Sum({ filter }: { readonly filter: object }) {
  const { data } = useQuery({
    queryKey: ['tournament-registrations', 'sum', filter],
    queryFn: () =>
      ask<RegistrationSum>(
        `/api/admin/tournament-registrations/sum?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      ),
  });
  if (data === undefined) return null;
  return (
    <Typography component="div" color="text.secondary">
      {amount(data.receivedCents)} of {amount(data.askedCents)} received, {amount(data.owedCents)} owed
    </Typography>
  );
}

function useCount(filter: object): number | undefined {
  const { total } = useGetList('tournament-registrations', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter,
  });
  return total;
}

function useRegisteredTournaments(chosen: number | undefined): number {
  const tournaments: readonly (Tournament & { readonly registrationCount?: number })[] = useTournaments().tournaments;
  if (chosen !== undefined) return 1;
  return tournaments.filter(({ registrationCount }) => registrationCount !== 0).length;
}

const row = { display: 'flex', flexWrap: 'wrap', columnGap: { xs: 1.25, md: 3 }, rowGap: 0.5, m: 0 } as const;
