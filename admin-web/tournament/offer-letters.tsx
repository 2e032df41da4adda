import { Alert, Box, Button, Typography } from '@mui/material';
import { useGetOne } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { noteOpened, useJustOpened } from './just-opened.ts';
import { interestedText, useInterested, writeToPeople } from './use-interested.ts';

/** Offer above the tournaments after one was opened: the number of interested people, and a button that writes to them. */
export function OfferLetters() {
  const id = useJustOpened();
  return id === undefined ? null : <Offer key={id} id={id} />;
}

function Offer({ id }: { readonly id: number }) {
  const { data } = useGetOne<ListedTournament>('tournaments', { id });
  const { people = 0, isBusy, tell } = useInterested(id, () => noteOpened(undefined));
  if (data === undefined || people === 0 || !data.visible || !data.registrationOpen) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      <Typography>{interestedText(people, data.name)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
        <Button variant="contained" aria-disabled={isBusy} onClick={tell}>
          {writeToPeople(people)}
        </Button>
        <Button onClick={() => noteOpened(undefined)}>Not now</Button>
      </Box>
    </Alert>
  );
}
