import { Box, Typography } from '@mui/material';
import { words } from './words.ts';

export function NoTournaments() {
  return (
    <Box sx={{ py: { xs: 5, md: 9 }, textAlign: 'center', border: '2px dashed', borderColor: 'divider' }}>
      <Typography variant="h2">{words.none.title}</Typography>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {words.none.text}
      </Typography>
    </Box>
  );
}
