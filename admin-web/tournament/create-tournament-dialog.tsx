import { Dialog, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { CreateBase } from 'react-admin';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import { keepFocus } from '../kit/keep-focus.ts';
import { useToast } from '../kit/use-toast.tsx';
import { hasRemarks, sentenceOf } from '../transport/failure.ts';
import { createTournament, NewTournamentForm, withDeadline } from './new-tournament-form.tsx';
import { createdText, createdTitle, createFailed } from './use-new-tournament.ts';

/** Form of a new tournament in a dialog over the current page. */
export function CreateTournamentDialog({
  onCreated,
  onClose,
}: {
  readonly onCreated: (tournament: Tournament) => void;
  readonly onClose: () => void;
}) {
  const heading = useId();
  const toast = useToast();
  const outcome = {
    onSuccess: (created: Tournament) => {
      toast('good', createdTitle, createdText(created.name));
      onCreated(created);
    },
    onError: (failure: unknown) => {
      if (!hasRemarks(failure)) toast('alarm', createFailed, sentenceOf(failure));
    },
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={heading}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { ref: keepFocus } }}
    >
      <DialogTitle id={heading} variant="h3" component="h2">
        {createTournament}
      </DialogTitle>
      <DialogContent>
        <CreateBase
          resource="tournaments"
          mutationMode="pessimistic"
          mutationOptions={outcome}
          transform={withDeadline}
          redirect={false}
        >
          <NewTournamentForm onCancel={onClose} />
        </CreateBase>
      </DialogContent>
    </Dialog>
  );
}
