import { Button, Typography } from '@mui/material';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useWayBack } from '../kit/use-way-back.ts';
import { interestedText, useInterested, writeToPeople } from './use-interested.ts';

export const writeToInterested = 'Write to the interested';

/** Dialog that writes to everybody interested in tournaments that this one is open, at any time later. */
export function InterestedDialog() {
  return (
    <RecordDialog<ListedTournament> title={writeToInterested}>{(one) => <Question tournament={one} />}</RecordDialog>
  );
}

function Question({ tournament }: { readonly tournament: ListedTournament }) {
  const back = useWayBack();
  const { people, isBusy, tell } = useInterested(tournament.id, back);
  const { name, visible, registrationOpen, status } = tournament;
  const isOpen = visible && registrationOpen && status === 'upcoming';
  return (
    <>
      <Typography>
        {people === undefined
          ? 'Counting…'
          : people === 0
            ? `Everybody who wanted to hear of tournaments has a letter about ${name}.`
            : interestedText(people, name)}
      </Typography>
      <Typography color="text.secondary">
        {isOpen
          ? 'Each gets one letter with a link that fills the form, and one that ends these letters.'
          : 'Letters can leave once families see this tournament and registration is open.'}
      </Typography>
      <DialogActions onCancel={back} cancel="Not now">
        {people !== undefined && people > 0 && isOpen && (
          <Button variant="contained" size="large" aria-disabled={isBusy} onClick={tell}>
            {writeToPeople(people)}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
