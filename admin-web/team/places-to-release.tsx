import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import type { PlaceToRelease } from '../../domain/answer/team/team-in-doubt.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { useChange } from '../kit/use-change.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

const said = words.release;
const queryKey = ['unconfirmed-places'];

/** The places that nobody has confirmed, when each is released, and how to keep one. */
export function PlacesToRelease() {
  const provider = useProvider();
  const { data = [] } = useQuery({ queryKey, queryFn: provider.placesToRelease });
  if (data.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
      <AlertTitle>{said.title(data.length)}</AlertTitle>
      {said.text}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 280, overflowY: 'auto' }}>
        {data.map((place) => (
          <Place key={place.teamId} place={place} />
        ))}
      </Box>
    </Alert>
  );
}

function Place({ place }: { readonly place: Sent<PlaceToRelease> }) {
  const provider = useProvider();
  const client = useQueryClient();
  const refresh = useRefresh();
  const { run, isBusy } = useChange(() => provider.keepPlace(place.teamId), {
    done: said.kept(place.team),
    failed: said.failed,
    after: (left) => {
      client.setQueryData(queryKey, left);
      refresh();
    },
  });
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, py: 0.25 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{place.team}</strong> · {place.tournament} ·{' '}
        {said.when(dayAndTimeOf(place.releaseAt) ?? '', place.remindedAt !== null ? 2 : place.askedAt !== null ? 1 : 0)}
      </Box>
      <Button size="small" aria-disabled={isBusy} onClick={() => run(undefined)} aria-label={said.keepOf(place.team)}>
        {said.keep}
      </Button>
    </Box>
  );
}
