import { Box, Paper, Typography } from '@mui/material';
import { useAuthState } from 'react-admin';
import { Navigate } from 'react-router';
import { colours } from '../kit/theme.ts';
import { words as kitWords } from '../kit/words.ts';
import { SessionCheck } from '../session/session-check.tsx';
import { SignInForm } from '../session/sign-in-form.tsx';
import { words } from '../session/words.ts';
import { Brand } from './brand.tsx';
import { PitchLines } from './pitch-lines.tsx';

/** The door to the back office: checking, signed out, or already signed in. */
export function SignInPage() {
  const { isPending, authenticated } = useAuthState();
  if (isPending) return <SessionCheck />;
  if (authenticated === true) return <Navigate to="/" replace />;
  return (
    <Box component="main" sx={door}>
      <title>{kitWords.pageTitle(words.title)}</title>
      <PitchLines />
      <Paper elevation={0} sx={paper}>
        <Box sx={{ color: colours.chalk, bgcolor: colours.night, px: 3, py: 2 }}>
          <Brand />
        </Box>
        <Box sx={{ px: 3, pt: 3, pb: 3.5 }}>
          <Typography variant="h1" gutterBottom>
            {words.title}
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 1.5 }}>
            {words.text}
          </Typography>
          <SignInForm />
        </Box>
      </Paper>
    </Box>
  );
}

const door = {
  position: 'relative',
  minHeight: '100vh',
  display: 'grid',
  placeItems: 'center',
  p: 2,
  overflow: 'hidden',
  bgcolor: colours.turfDeep,
} as const;

const paper = {
  position: 'relative',
  width: '100%',
  maxWidth: 416,
  overflow: 'hidden',
  borderTop: `4px solid ${colours.volt}`,
} as const;
