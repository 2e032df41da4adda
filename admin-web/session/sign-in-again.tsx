import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLogout } from 'react-admin';
import { PageDialog } from '../kit/page-dialog.tsx';
import { endedSession } from '../transport/ended-session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { words } from './words.ts';

/** Asks for the password again over the page, when the session has ended under it: what was typed there stays. */
export function SignInAgain() {
  const hasEnded = useSyncExternalStore(endedSession.subscribe, endedSession.hasEnded);
  const queries = useQueryClient();
  const leave = useLogout();
  if (!hasEnded) return null;
  return (
    <PageDialog
      title={words.title}
      width="xs"
      onClose={() => {
        endedSession.resume();
        void leave();
      }}
    >
      <Typography role="status" color="text.secondary" sx={{ mb: 1.5 }}>
        {words.ended}
      </Typography>
      <SignInForm
        onSignedIn={() => {
          void queries.invalidateQueries();
        }}
      />
    </PageDialog>
  );
}
