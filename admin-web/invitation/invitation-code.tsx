import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { useChange } from '../kit/use-change.ts';
import { useToast } from '../kit/use-toast.tsx';
import { send } from '../transport/call.ts';

interface Inviting {
  readonly id: number;
  readonly invitationCode: string | null;
}

/** Invitation code of a team, with buttons to copy its link and to replace it. */
export function InvitationCode() {
  const team = useRecordContext<Inviting>();
  const [replaced, setReplaced] = useState<string>();
  const toast = useToast();
  const replacement = useChange((id: number) => replaceInvitationCode(id), {
    done: 'Invitation code replaced',
    failed: 'Failed to replace invitation code',
    after: ({ invitationCode }) => setReplaced(invitationCode),
  });
  const code = replaced ?? team?.invitationCode ?? null;
  if (team === undefined || code === null) return null;
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}/invite/${encodeURIComponent(code)}`).then(
      () => toast('good', 'Link copied', code),
      () => toast('alarm', 'Failed to copy link'),
    );
  return (
    <Box sx={{ mt: 2.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3">Invitation</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 0.5 }}>
        <Typography component="code" sx={{ fontFamily: 'monospace', fontWeight: 600 }}>
          {code}
        </Typography>
        <Button variant="outlined" onClick={copy}>
          Copy link
        </Button>
        <Button color="error" aria-disabled={replacement.isBusy} onClick={() => replacement.run(team.id)}>
          Replace code
        </Button>
      </Box>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        The old code and its link stop working at once.
      </Typography>
    </Box>
  );
}

const replaceInvitationCode = (teamId: number) =>
  send<ListedTeam>('POST', `/api/admin/teams/${teamId}/invitation-code`);
