import { Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { captainLetter } from '../../domain/use-case/captain/captain-forms.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { send } from '../transport/call.ts';

export const mailCaptain = 'Mail the captain';

/** Dialog that writes to the captain of a team from the site. */
export function MailCaptainDialog() {
  return <RecordDialog<ListedTeam> title={mailCaptain}>{(team) => <LetterForm team={team} />}</RecordDialog>;
}

function LetterForm({ team }: { readonly team: ListedTeam }) {
  const back = useWayBack();
  const [letter, setLetter] = useState({ subject: '', text: '' });
  const { run, isBusy } = useChange(() => sendToCaptain(team.id, letter), {
    done: 'Message on its way',
    failed: 'Failed to send message',
    after: back,
  });
  const isWritten = letter.subject.trim() !== '' && letter.text.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Typography color="text.secondary">
        {team.captainName} · {team.captainEmail}
      </Typography>
      <TextField
        autoFocus
        label={captainLetter.fields.subject.label}
        value={letter.subject}
        onChange={({ target }) => setLetter({ ...letter, subject: target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextField
        multiline
        minRows={6}
        label={captainLetter.fields.text.label}
        value={letter.text}
        onChange={({ target }) => setLetter({ ...letter, text: target.value })}
      />
      <DialogActions onCancel={back}>
        <Button type="submit" variant="contained" size="large" disabled={!isWritten} aria-disabled={isBusy}>
          Send
        </Button>
      </DialogActions>
    </form>
  );
}

const sendToCaptain = (teamId: number, letter: { readonly subject: string; readonly text: string }) =>
  send('POST', `/api/admin/teams/${teamId}/mail`, letter);
