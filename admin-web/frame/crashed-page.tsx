import { Box, Button, Typography } from '@mui/material';
import { words as kitWords } from '../kit/words.ts';
import { words } from './words.ts';

/** Shown in place of a page that failed. */
export function CrashedPage() {
  return (
    <Box role="alert" sx={{ maxWidth: 560, py: 6 }}>
      <Typography variant="h1">{words.crashed.title}</Typography>
      <Typography sx={{ my: 2 }}>{kitWords.failed}</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {words.crashed.again}
      </Button>
    </Box>
  );
}
