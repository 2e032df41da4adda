import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useChange } from '../kit/use-change.ts';
import { useToast } from '../kit/use-toast.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

interface Inviting {
  readonly id: number;
  readonly invitationCode: string | null;
}

/** The code by which players join a team: to copy its link, or to put a new one in its place. */
export function InvitationCode() {
  const provider = useProvider();
  const team = useRecordContext<Inviting>();
  const [replaced, setReplaced] = useState<string>();
  const toast = useToast();
  const replacement = useChange((id: number) => provider.replaceInvitationCode(id), {
    done: words.replaced,
    failed: words.replaceFailed,
    after: ({ invitationCode }) => setReplaced(invitationCode),
  });
  const code = replaced ?? team?.invitationCode ?? null;
  if (team === undefined || code === null) return null;
  const copy = () =>
    navigator.clipboard.writeText(`${location.origin}/invite/${encodeURIComponent(code)}`).then(
      () => toast('good', words.copied, code),
      () => toast('alarm', words.copyFailed),
    );
  return (
    <Box sx={{ mt: 2.5, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3">{words.title}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 0.5 }}>
        <Typography component="code" sx={{ fontFamily: 'monospace', fontWeight: 600 }}>
          {code}
        </Typography>
        <Button variant="outlined" onClick={copy}>
          {words.copy}
        </Button>
        <Button color="error" aria-disabled={replacement.isBusy} onClick={() => replacement.run(team.id)}>
          {words.replace}
        </Button>
      </Box>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {words.replaceText}
      </Typography>
    </Box>
  );
}
