import { TextInput } from 'react-admin';
import { gameNotes } from '../../domain/use-case/game/game-notes-form.ts';
import { EditDialog } from '../form/edit-dialog.tsx';

/** Dialog with the organizers' notes on a game. */
export function NotesDialog() {
  return (
    <EditDialog
      form={gameNotes}
      said={{
        title: 'Notes of the Game',
        submit: 'Save Notes',
        done: 'Notes saved',
        failed: 'Failed to save the notes',
      }}
    >
      <TextInput
        source="notes"
        label={gameNotes.fields.notes.label}
        multiline
        minRows={3}
        helperText="For organizers; families are not shown it."
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </EditDialog>
  );
}
