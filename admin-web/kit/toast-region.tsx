import { Portal } from '@mui/material';
import { Notification } from 'react-admin';

/**
 * Where messages appear: one at a time, for five seconds. They come into the page beside an open dialog, which keeps
 * silent whatever was there before it: what is said while it is open is heard.
 */
export function ToastRegion() {
  return (
    <Portal>
      <Notification autoHideDuration={5000} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />
    </Portal>
  );
}
