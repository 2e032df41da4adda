import { Button, Typography } from '@mui/material';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useWayBack } from '../kit/use-way-back.ts';
import { useInterested } from './use-interested.ts';
import { words } from './words.ts';

const said = words.interested;

/** Writes to everybody who wanted to hear of tournaments that this one is open, at any time later. */
export function InterestedDialog() {
  return <RecordDialog<ListedTournament> title={said.title}>{(one) => <Question tournament={one} />}</RecordDialog>;
}

function Question({ tournament }: { readonly tournament: ListedTournament }) {
  const back = useWayBack();
  const { people, isBusy, tell } = useInterested(tournament.id, back);
  const { name, visible, registrationOpen, status } = tournament;
  const isOpen = visible && registrationOpen && status === 'upcoming';
  return (
    <>
      <Typography>
        {people === undefined ? said.counting : people === 0 ? said.none(name) : said.text(people, name)}
      </Typography>
      <Typography color="text.secondary">{isOpen ? said.letter : said.closed}</Typography>
      <DialogActions onCancel={back} cancel={said.later}>
        {people !== undefined && people > 0 && isOpen && (
          <Button variant="contained" size="large" aria-disabled={isBusy} onClick={tell}>
            {said.submit(people)}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
