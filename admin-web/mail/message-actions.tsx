import Article from '@mui/icons-material/ArticleOutlined';
import Replay from '@mui/icons-material/Replay';
import { IconButton, Tooltip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import { RowAction } from '../kit/row-action.tsx';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';

/** Buttons to read a letter and to retry a failed one. */
export function MessageActions() {
  const message = useRecordContext<ListedMessage>();
  const { run, isBusy } = useChange((id: number) => retryMessage(id), {
    done: 'Message on its way again',
    failed: 'Failed to send message again',
  });
  if (message === undefined) return null;
  return (
    <>
      <RowAction to={`/messages/${message.id}`} label="Read" of={message.subject} icon={Article} act="look" />
      {(message.state === 'dead' || message.state === 'dropped') && (
        <Tooltip title="Send again">
          <IconButton
            size="small"
            color="inherit"
            aria-disabled={isBusy}
            aria-label={`Send again: ${message.subject}`}
            onClick={() => run(message.id)}
          >
            <Replay fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </>
  );
}

const retryMessage = (id: number) => send('POST', `/api/admin/messages/${id}/retry`);
