import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { sentenceOf } from '../site/call.ts';
import { words } from './words.ts';

export function TournamentsFailed() {
  const { error, refetch } = useListContext();
  return (
    <Box role="alert" sx={{ py: 4 }}>
      <Typography variant="h2">{words.failed.title}</Typography>
      <Typography sx={{ my: 2 }}>{sentenceOf(error)}</Typography>
      <Button variant="outlined" onClick={() => refetch()}>
        {words.failed.again}
      </Button>
    </Box>
  );
}
