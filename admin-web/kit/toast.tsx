import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, SnackbarContent } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { useToastRoom } from './use-toast-room.ts';

export type ToastTone = 'good' | 'alarm';

/** Short message over the page, with an optional undo button. */
export function Toast({
  tone,
  title,
  text,
  undo,
}: {
  readonly tone: ToastTone;
  readonly title: string;
  readonly text: string | undefined;
  readonly undo: (() => void) | undefined;
}) {
  const close = useCloseNotification();
  const toast = useToastRoom<HTMLDivElement>();
  return (
    <SnackbarContent
      ref={toast}
      data-toast={tone}
      role={tone === 'alarm' ? 'alert' : 'status'}
      message={
        <>
          <Box component="strong" sx={{ display: 'block', typography: 'button', fontSize: '1.25rem' }}>
            {title}
          </Box>
          {text}
        </>
      }
      action={
        <>
          {undo !== undefined && (
            <Button
              color="inherit"
              variant="outlined"
              onClick={() => {
                close();
                undo();
              }}
            >
              Undo
            </Button>
          )}
          <IconButton color="inherit" aria-label="Close message" onClick={close}>
            <Close />
          </IconButton>
        </>
      }
    />
  );
}
