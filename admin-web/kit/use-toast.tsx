import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, SnackbarContent } from '@mui/material';
import { useCallback } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { useToastRoom } from './use-toast-room.ts';

/** Returns a function that shows a short message over the page. */
export function useToast() {
  const notify = useNotify();
  return useCallback(
    (tone: ToastTone, title: string, text?: string, undo?: () => void) =>
      notify(<Toast tone={tone} title={title} text={text} undo={undo} />),
    [notify],
  );
}

type ToastTone = 'good' | 'alarm';

/** Short message over the page, with an optional undo button. */
function Toast({
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
              sx={{ flex: 'none', whiteSpace: 'nowrap' }}
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
