import { Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { gameNotes } from '../../domain/use-case/game/game-notes-form.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { send } from '../transport/call.ts';
import { versus } from './versus.ts';

/** Dialog with the organizers' notes on a game. */
export function NotesDialog() {
  return (
    <RecordDialog<ListedGame> title="Notes of the Game" isFresh>
      {(game) => <NotesForm key={game.id} game={game} />}
    </RecordDialog>
  );
}

function NotesForm({ game }: { readonly game: ListedGame }) {
  const back = useWayBack();
  const [started] = useState(game.notes ?? '');
  const [notes, setNotes] = useState(started);
  const { run, isBusy } = useChange(() => writeGameNotes(game.id, notes.trim() || null), {
    done: 'Notes saved',
    failed: 'Failed to save the notes',
    about: () => versus(game),
    after: back,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (notes.trim() === started) back();
    else run();
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={gameNotes.fields.notes.label}
        value={notes}
        autoFocus
        multiline
        minRows={3}
        helperText="For organizers; families are not shown it."
        onChange={({ target }) => setNotes(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <DialogActions onCancel={back}>
        <Button type="submit" variant="contained" size="large" aria-disabled={isBusy}>
          Save Notes
        </Button>
      </DialogActions>
    </form>
  );
}

const writeGameNotes = (gameId: number, notes: string | null) =>
  send('PUT', `/api/admin/all-games/${gameId}/notes`, { notes });
