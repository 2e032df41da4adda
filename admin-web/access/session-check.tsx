import { Box, CircularProgress } from '@mui/material';

/** Spinner while the session is checked. */
export function SessionCheck() {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress aria-label="Checking your session…" size={48} thickness={3} />
    </Box>
  );
}
