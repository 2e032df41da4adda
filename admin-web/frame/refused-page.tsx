import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { words as kitWords } from '../kit/words.ts';
import { words } from './words.ts';

/** Stands where the role of whoever is signed in does not reach. */
export function RefusedPage() {
  return (
    <Box sx={{ maxWidth: 560, py: 6 }}>
      <title>{kitWords.pageTitle(words.refused.title)}</title>
      <Typography variant="h1">{words.refused.title}</Typography>
      <Typography sx={{ my: 2 }}>{words.refused.text}</Typography>
      <Button variant="contained" component={Link} to="/">
        {words.notFound.home}
      </Button>
    </Box>
  );
}
