import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { OrganizerSession } from '../../domain/answer/session/organizer-session.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { Badge } from '../kit/badge.tsx';
import { ListFailedNote } from '../kit/list-states.tsx';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';

/** Sessions of the own account, with buttons to end each one and all others. */
export function OwnSessions() {
  const provider = useProvider();
  const { data, error } = useQuery({ queryKey: ['account', 'sessions'], queryFn: provider.ownSessions });
  const others = useChange(provider.endOtherSessions, {
    done: 'Signed out everywhere else',
    failed: 'Failed to sign out',
  });
  return (
    <Section
      title="Where you are signed in"
      actions={
        (data?.length ?? 0) > 1 && (
          <Button variant="outlined" aria-disabled={others.isBusy} onClick={() => others.run()}>
            Sign Out Everywhere Else
          </Button>
        )
      }
    >
      {error !== null && <ListFailedNote failure={error} />}
      {data === undefined && error === null && (
        <Skeleton role="progressbar" variant="rounded" height={64} aria-label="Looking where you are signed in…" />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((session) => (
          <Place key={session.id} session={session} />
        ))}
      </Box>
    </Section>
  );
}

function Place({ session }: { readonly session: Sent<OrganizerSession> }) {
  const provider = useProvider();
  const { run, isBusy } = useChange(provider.endOwnSession, { done: 'Signed out there', failed: 'Failed to sign out' });
  const device = session.device ?? 'Another device';
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography fontWeight={600}>{device}</Typography>
        <Typography color="text.secondary">
          {`Since ${dayAndTimeOf(session.since) ?? ''}, last used ${dayAndTimeOf(session.lastUsedAt) ?? ''}`}
          {session.source !== null && <Box component="span">{` · From ${session.source}`}</Box>}
        </Typography>
      </Box>
      {session.isThis ? (
        <Badge tone="good">This device</Badge>
      ) : (
        <Button size="small" aria-label={`Sign out: ${device}`} aria-disabled={isBusy} onClick={() => run(session.id)}>
          Sign out
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
