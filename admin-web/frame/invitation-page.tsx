import { Button, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { AccountOffered } from '../../domain/answer/access/signed-in.ts';
import { roleNames } from '../../domain/rule/access/role.ts';
import { AcceptanceForm, accountFailed } from '../organizer/acceptance-form.tsx';
import { send } from '../transport/call.ts';
import { isVerdict, sentenceOf } from '../transport/failure.ts';
import { Door } from './door.tsx';

/** Page behind the link of an invitation, whose secret is after the #, so that no server sees it. */
export function InvitationPage() {
  const { hash } = useLocation();
  // Kept in state because the address loses it, so that nobody reads it over a shoulder.
  const [invitation] = useState(decodeURIComponent(hash.slice(1)));
  const { data, error } = useQuery({
    queryKey: ['invitation', invitation],
    queryFn: () => offeredAccount(invitation),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error !== null)
    return (
      <Door title={isVerdict(error) ? 'This invitation cannot be used' : 'This invitation could not be opened'}>
        <Typography role="alert">{sentenceOf(error) ?? accountFailed}</Typography>
        <Button component={Link} to="/login" variant="outlined" sx={{ mt: 2 }}>
          To the sign-in
        </Button>
      </Door>
    );
  return (
    <Door title="You are invited">
      {data === undefined ? (
        <Skeleton role="progressbar" variant="rounded" height={240} aria-label="Reading your invitation…" />
      ) : (
        <>
          <Typography color="text.secondary" sx={{ mb: 1.5 }}>
            {data.name}, choose a password for the back office. Your role: {roleNames[data.role]}.
          </Typography>
          <AcceptanceForm invitation={invitation} username={data.username} />
        </>
      )}
    </Door>
  );
}

const offeredAccount = (invitation: string) => send<AccountOffered>('POST', '/api/admin/invitation', { invitation });
