import { Typography } from '@mui/material';
import { useAuthState } from 'react-admin';
import { Navigate } from 'react-router';
import { SessionCheck } from '../access/session-check.tsx';
import { adminLogin, SignInForm } from '../access/sign-in-form.tsx';
import { Door } from './door.tsx';

/** Sign-in page: checking the session, signed out, or signed in already. */
export function SignInPage() {
  const { isPending, authenticated } = useAuthState();
  if (isPending) return <SessionCheck />;
  if (authenticated === true) return <Navigate to="/" replace />;
  return (
    <Door title={adminLogin}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        For organizers of the tournaments.
      </Typography>
      <SignInForm />
    </Door>
  );
}
