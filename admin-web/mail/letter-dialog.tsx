import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { LinksView, ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import { cover } from '../../domain/rule/mail/secret-links.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { useMay } from '../kit/may.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';
import { useMailQueue } from './mail-notice.tsx';

/** Dialog with the text of a letter, and the reason why it was not delivered. */
export function LetterDialog() {
  return (
    <RecordDialog<Sent<ListedMessage>> title={({ subject }) => subject}>
      {(message) => <LetterText message={message} />}
    </RecordDialog>
  );
}

function LetterText({ message }: { readonly message: Sent<ListedMessage> }) {
  const [uncovered, setUncovered] = useState<string>();
  const text = uncovered ?? message.text ?? '';
  return (
    <>
      <Typography color="text.secondary">{message.recipient}</Typography>
      {message.lastError !== null && <Typography color="error">{message.lastError}</Typography>}
      {/* The region has a tab stop, so that the arrow keys scroll a letter longer than the window. */}
      <Box
        component="pre"
        role="region"
        aria-label="Text of the message"
        tabIndex={0}
        sx={{ fontFamily: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Box>
      {text.includes(cover) && <Uncover id={message.id} onShown={setUncovered} />}
    </>
  );
}

/** Button for owners that shows a letter's links if the site sends no mail. */
function Uncover({ id, onShown }: { readonly id: number; readonly onShown: (text: string) => void }) {
  const mayUncover = useMay('uncover links');
  const queue = useMailQueue();
  const { run, isBusy } = useChange(async () => onShown((await uncoverLinks(id)).text), {
    done: 'The links are shown',
    failed: 'Failed to show the links',
  });
  if (!mayUncover || queue === undefined || queue.isSetUp) return null;
  return (
    <>
      <Typography color="text.secondary">
        The family is told, and what is done by these links says so in the audit.
      </Typography>
      <Button variant="outlined" aria-disabled={isBusy} onClick={() => run()}>
        Show its links
      </Button>
    </>
  );
}

const uncoverLinks = (id: number) => send<LinksView>('POST', `/api/admin/messages/${id}/links`);
