import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { Link as PageLink } from 'react-router';
import type { MailServerView } from '../../domain/answer/mail/listed-message.ts';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { Badge } from '../kit/badge.tsx';
import { ask } from '../transport/call.ts';

/** Badge for a pending change, with a link to it. */
export function WaitingChange() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined || player.pendingChanges.length === 0) return null;
  return (
    <Link component={PageLink} to={`/players/${player.id}/mailbox`} sx={{ display: 'block', width: 'fit-content' }}>
      <Badge tone="strong">Change waiting</Badge>
    </Link>
  );
}

/** Link from the form of a player to a pending change, or to the replacement of a lost mailbox. */
export function ToMailbox() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  return (
    <Link component={PageLink} to={`/players/${player.id}/mailbox`} sx={{ display: 'inline-block', mb: 1 }}>
      {player.pendingChanges.length > 0 ? 'The family has asked for a change' : 'The mailbox is lost?'}
    </Link>
  );
}

/** Note that without a mail server organizers confirm changes themselves. */
export function NoMailServer() {
  const { data } = useQuery({
    queryKey: ['mail-server'],
    queryFn: mailServer,
  });
  if (data === undefined || data.isSetUp) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      No mail server is set up, so no letter leaves. Changes that families ask for wait until you confirm them here.
    </Alert>
  );
}

const mailServer = () => ask<MailServerView>('/api/admin/mail-server');
