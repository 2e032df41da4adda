import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { pageTitle } from '../kit/page-head.tsx';
import { toTeams } from './not-found-page.tsx';

/** Page for a role without access. */
export function RefusedPage() {
  return (
    <Box sx={{ maxWidth: 560, py: 6 }}>
      <title>{pageTitle('Not your half')}</title>
      <Typography variant="h1">Not your half</Typography>
      <Typography sx={{ my: 2 }}>This page needs another role. An owner of the site can give it to you.</Typography>
      <Button variant="contained" component={Link} to="/">
        {toTeams}
      </Button>
    </Box>
  );
}
