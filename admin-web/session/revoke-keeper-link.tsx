import { Typography } from '@mui/material';
import { useDataProvider, useRecordContext } from 'react-admin';
import type { ListedKeeperLink } from '../../domain/answer/session/listed-keeper-link.ts';
import { AskedButton } from '../kit/change-question.tsx';
import { send } from '../transport/call.ts';
import { labelOf } from './link-label.ts';

/** Buttons that revoke a link, or all of its tournament, after a confirmation. */
export function RevokeKeeperLink() {
  const provider = useDataProvider();
  const link = useRecordContext<ListedKeeperLink>();
  if (link === undefined || !link.isOpen) return null;
  const label = labelOf(link);
  return (
    <>
      <AskedButton
        action="Revoke"
        of={label}
        title={`Revoke the link for ${label}?`}
        change={() => provider.delete('keeper-links', { id: link.id })}
        done={`The link for ${label} is revoked`}
        failed="Failed to revoke the link"
      >
        <Typography>It opens nothing any more, and every phone that came in with it is signed out at once.</Typography>
      </AskedButton>
      <AskedButton
        action="Revoke all"
        of={link.tournament}
        title={`Revoke all links of ${link.tournament}?`}
        change={() => revokeKeeperLinks(link.tournamentId)}
        done={`All links of ${link.tournament} are revoked`}
        failed="Failed to revoke the links"
      >
        <Typography>
          None opens anything any more, and every phone that came in with one is signed out at once.
        </Typography>
      </AskedButton>
    </>
  );
}

const revokeKeeperLinks = (tournamentId: number) =>
  send('DELETE', `/api/admin/tournaments/${tournamentId}/keeper-links`);
