import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import type { PlaceToRelease } from '../../domain/answer/team/team-in-doubt.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { useChange } from '../kit/use-change.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';

const queryKey = ['unconfirmed-places'];

/** Notice about unconfirmed places with the time of each release, and a button to keep one. */
export function PlacesToRelease() {
  const provider = useProvider();
  const { data = [] } = useQuery({ queryKey, queryFn: provider.placesToRelease });
  if (data.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
      <AlertTitle>
        {data.length === 1 ? '1 place will be released' : `${data.length} places will be released`}
      </AlertTitle>
      Nobody has opened our mail to these teams or paid. They go to the waiting list, and the next team gets the place.
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
    done: `${place.team} keeps its place`,
    failed: 'Failed to keep the place',
    after: (left) => {
      client.setQueryData(queryKey, left);
      refresh();
    },
  });
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, py: 0.25 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{place.team}</strong> · {place.tournament} ·{' '}
        {releasedAt(
          dayAndTimeOf(place.releaseAt) ?? '',
          place.remindedAt !== null ? 2 : place.askedAt !== null ? 1 : 0,
        )}
      </Box>
      <Button size="small" aria-disabled={isBusy} onClick={() => run()} aria-label={`Keep the place of ${place.team}`}>
        Keep
      </Button>
    </Box>
  );
}

const releasedAt = (at: string, letters: number) =>
  `${at}, ${['no mail so far', '1 mail sent', '2 mails sent'][letters]}`;
