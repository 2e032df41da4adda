import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { pageTitle } from '../kit/page-head.tsx';

export const toTeams = 'To the teams';

export function NotFoundPage() {
  return (
    <Box sx={{ maxWidth: 560, py: 6 }}>
      <title>{pageTitle('Out of bounds')}</title>
      <Typography variant="h1">Out of bounds</Typography>
      <Typography sx={{ my: 2 }}>There is no page at this address in the back office.</Typography>
      <Button variant="contained" component={Link} to="/">
        {toTeams}
      </Button>
    </Box>
  );
}
