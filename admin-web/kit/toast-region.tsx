import { Portal } from '@mui/material';
import { Notification } from 'react-admin';

/**
 * Region of toasts: one at a time, for five seconds. They are rendered beside an open dialog, which silences older content for screen
 * readers, so that new messages are heard.
 */
export function ToastRegion() {
  return (
    <Portal>
      <Notification autoHideDuration={5000} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />
    </Portal>
  );
}
