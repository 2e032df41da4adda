import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { words as kitWords } from '../kit/words.ts';
import { words } from './words.ts';

export function NotFoundPage() {
  return (
    <Box sx={{ maxWidth: 560, py: 6 }}>
      <title>{kitWords.pageTitle(words.notFound.title)}</title>
      <Typography variant="h1">{words.notFound.title}</Typography>
      <Typography sx={{ my: 2 }}>{words.notFound.text}</Typography>
      <Button variant="contained" component={Link} to="/">
        {words.notFound.home}
      </Button>
    </Box>
  );
}
