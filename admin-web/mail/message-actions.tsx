import Article from '@mui/icons-material/ArticleOutlined';
import Replay from '@mui/icons-material/Replay';
import { IconButton, Tooltip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import { RowAction } from '../kit/row-action.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

/** Reads a letter; one that could not be delivered is sent again. */
export function MessageActions() {
  const provider = useProvider();
  const message = useRecordContext<ListedMessage>();
  const { run, isBusy } = useChange((id: number) => provider.retryMessage(id), words.retry);
  if (message === undefined) return null;
  return (
    <>
      <RowAction to={`/messages/${message.id}`} label={words.read} of={message.subject} icon={Article} act="look" />
      {(message.state === 'dead' || message.state === 'dropped') && (
        <Tooltip title={words.retry.action}>
          <IconButton
            size="small"
            color="inherit"
            aria-disabled={isBusy}
            aria-label={`${words.retry.action}: ${message.subject}`}
            onClick={() => run(message.id)}
          >
            <Replay fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </>
  );
}
