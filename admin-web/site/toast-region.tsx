import { Notification } from 'react-admin';

/** Where messages appear: one at a time, for five seconds. */
export function ToastRegion() {
  return <Notification autoHideDuration={5000} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />;
}
