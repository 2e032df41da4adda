import { Box, Typography } from '@mui/material';
import { RecordDialog } from '../kit/record-dialog.tsx';
import type { ListedMessage } from './listed-message.ts';

/** What was written in a letter, and why it could not be delivered. */
export function LetterDialog() {
  return (
    <RecordDialog<ListedMessage> title={({ subject }) => subject}>
      {({ recipient, text, lastError }) => (
        <>
          <Typography color="text.secondary">{recipient}</Typography>
          {lastError !== null && <Typography color="error">{lastError}</Typography>}
          <Box component="pre" sx={{ fontFamily: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </>
      )}
    </RecordDialog>
  );
}
