import { Box, Typography } from '@mui/material';
import type { ListedMessage } from '../../domain/answer/mail/listed-message.ts';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { words } from './words.ts';

/** What was written in a letter, and why it could not be delivered. */
export function LetterDialog() {
  return (
    <RecordDialog<ListedMessage> title={({ subject }) => subject}>
      {({ recipient, text, lastError }) => (
        <>
          <Typography color="text.secondary">{recipient}</Typography>
          {lastError !== null && <Typography color="error">{lastError}</Typography>}
          {/* Reachable by Tab: a letter longer than the window is read on by the arrow keys. */}
          <Box
            component="pre"
            role="region"
            aria-label={words.letter}
            tabIndex={0}
            sx={{ fontFamily: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {text}
          </Box>
        </>
      )}
    </RecordDialog>
  );
}
