import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLogout } from 'react-admin';
import { PageDialog } from '../kit/page-dialog.tsx';
import { endedSession } from '../transport/ended-session.ts';
import { adminLogin, SignInForm } from './sign-in-form.tsx';

/** Dialog that asks for the password again when the session has expired, so that typed text on the page is kept. */
export function SignInAgain() {
  const hasEnded = useSyncExternalStore(endedSession.subscribe, endedSession.hasEnded);
  const queries = useQueryClient();
  const leave = useLogout();
  if (!hasEnded) return null;
  return (
    <PageDialog
      title={adminLogin}
      width="xs"
      onClose={() => {
        endedSession.resume();
        void leave();
      }}
    >
      <Typography role="status" color="text.secondary" sx={{ mb: 1.5 }}>
        Your session has ended. Sign in again to go on where you were: what you typed is still here.
      </Typography>
      <SignInForm
        onSignedIn={() => {
          void queries.invalidateQueries();
        }}
      />
    </PageDialog>
  );
}
