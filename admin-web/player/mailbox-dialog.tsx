import Save from '@mui/icons-material/Check';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { Form, SaveButton, TextInput, useRefresh } from 'react-admin';
import type { ListedPlayer, WaitingChange } from '../../domain/answer/player/listed-player.ts';
import { guardedFields } from '../../domain/player/player-change.ts';
import { guardedFieldNames } from '../../domain/use-case/player/change-letters.ts';
import { mailboxReset } from '../../domain/use-case/player/mailbox-reset-form.ts';
import { complaintsOf, type Entered } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { send } from '../transport/call.ts';

const { fields } = mailboxReset;

/** Dialog with changes that the family's mailbox has not confirmed, and a form to replace a lost mailbox. */
export function MailboxDialog() {
  return (
    <RecordDialog<ListedPlayer> title={({ name }) => `Mailbox of ${name}`}>
      {(player) => (
        <>
          {player.pendingChanges.map((change) => (
            <Pending key={change.id} player={player} change={change} />
          ))}
          <Reset player={player} />
        </>
      )}
    </RecordDialog>
  );
}

function Pending({ player, change }: { readonly player: ListedPlayer; readonly change: WaitingChange }) {
  const refresh = useRefresh();
  const { run, isBusy } = useChange((isWanted: boolean) => decideChange(player.id, change.id, isWanted), {
    done: (isWanted) => (isWanted ? 'Change made' : 'Change refused'),
    failed: 'The change could not be decided',
    after: refresh,
  });
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h3">The family asks for this</Typography>
      {changeInWords(change).map((line) => (
        <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        The mailbox on file has not confirmed it. Confirm only what you have asked the family about.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => run(true)}>
          Confirm the change
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => run(false)}>
          Refuse the change
        </Button>
      </Box>
    </Paper>
  );
}

function Reset({ player }: { readonly player: ListedPlayer }) {
  const back = useWayBack();
  const refresh = useRefresh();
  const { run } = useChange((answers: Entered<typeof mailboxReset>) => resetMailbox(player.id, answers), {
    done: 'Mailbox replaced',
    failed: 'The mailbox could not be replaced',
    about: () => player.name,
    after: () => {
      refresh();
      back();
    },
  });
  return (
    <Form
      record={{}}
      validate={complaintsOf(mailboxReset)}
      onSubmit={(answers: Entered<typeof mailboxReset>) => void run(answers)}
      noValidate
      disableInvalidFormNotification
    >
      <Typography variant="h3">Lost mailbox</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>On file: {player.email || 'none'}</Typography>
      <Alert severity="warning" sx={{ my: 1.5 }}>
        Both addresses on file are told. Every link, code and session of this player ends.
      </Alert>
      <TextInput source="email" label={fields.email.label} type="email" autoComplete="off" isRequired />
      <TextInput
        source="reason"
        label={fields.reason.label}
        helperText="How you know that the family asks for it"
        isRequired
      />
      <DialogActions onCancel={back}>
        <SaveButton label="Use the new mailbox" icon={<Save />} alwaysEnable size="large" />
      </DialogActions>
    </Form>
  );
}

/** Describes a change of a record, one line per field. */
function changeInWords({ from, to }: WaitingChange): readonly string[] {
  return guardedFields
    .filter((field) => field in to)
    .map((field) => `${guardedFieldNames[field]}: ${from[field] || 'None'} → ${to[field] || 'None'}`);
}

const decideChange = (playerId: number, changeId: number, isWanted: boolean) =>
  send('POST', `/api/admin/players/${playerId}/changes/${changeId}`, { isWanted });

const resetMailbox = (playerId: number, answers: Entered<typeof mailboxReset>) =>
  send('POST', `/api/admin/players/${playerId}/mailbox`, answers);
