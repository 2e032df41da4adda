import { Box, Button, Typography } from '@mui/material';
import { pageFailed } from '../kit/fetch-failed.tsx';

/** Page in place of one that failed. */
export function CrashedPage() {
  return (
    <Box role="alert" sx={{ maxWidth: 560, py: 6 }}>
      <Typography variant="h1">Out of play</Typography>
      <Typography sx={{ my: 2 }}>{pageFailed}</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        Try again
      </Button>
    </Box>
  );
}
