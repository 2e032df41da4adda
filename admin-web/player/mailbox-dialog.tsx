import Save from '@mui/icons-material/Check';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { Form, SaveButton, TextInput, useRefresh } from 'react-admin';
import type { ListedPlayer, WaitingChange } from '../../domain/answer/player/listed-player.ts';
import { mailboxReset } from '../../domain/use-case/player/mailbox-reset-form.ts';
import { complaintsOf } from '../form/complaints-of.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { useProvider } from '../transport/use-provider.ts';
import { changeInWords, words } from './words.ts';

const said = words.mailbox;
const { fields } = mailboxReset;

/** What a family has asked for and its mailbox has not confirmed, and another mailbox for one that is lost. */
export function MailboxDialog() {
  return (
    <RecordDialog<ListedPlayer> title={({ name }) => said.of(name)}>
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
  const provider = useProvider();
  const refresh = useRefresh();
  const { run, isBusy } = useChange((isWanted: boolean) => provider.decideChange(player.id, change.id, isWanted), {
    done: (isWanted) => (isWanted ? said.made : said.refused),
    failed: said.failed,
    after: refresh,
  });
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h3">{said.waits}</Typography>
      {changeInWords(change).map((line) => (
        <Typography key={line} sx={{ overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{said.byHand}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => run(true)}>
          {said.confirm}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => run(false)}>
          {said.refuse}
        </Button>
      </Box>
    </Paper>
  );
}

function Reset({ player }: { readonly player: ListedPlayer }) {
  const provider = useProvider();
  const back = useWayBack();
  const refresh = useRefresh();
  const { run } = useChange((answers: object) => provider.resetMailbox(player.id, answers), {
    ...said.reset,
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
      onSubmit={(answers: object) => void run(answers)}
      noValidate
      disableInvalidFormNotification
    >
      <Typography variant="h3">{said.reset.title}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{said.reset.onFile(player.email)}</Typography>
      <Alert severity="warning" sx={{ my: 1.5 }}>
        {said.reset.text}
      </Alert>
      <TextInput source="email" label={fields.email.label} type="email" autoComplete="off" isRequired />
      <TextInput source="reason" label={fields.reason.label} helperText={said.reset.reasonHint} isRequired />
      <DialogActions onCancel={back}>
        <SaveButton label={said.reset.submit} icon={<Save />} alwaysEnable size="large" />
      </DialogActions>
    </Form>
  );
}
