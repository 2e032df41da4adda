import { Box, CircularProgress } from '@mui/material';
import { words } from './words.ts';

/** Shown while the server is asked who is signed in. */
export function SessionCheck() {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress aria-label={words.checking} size={48} thickness={3} />
    </Box>
  );
}
