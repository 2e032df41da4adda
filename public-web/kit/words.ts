/** Texts of the shared components. */
export const words = {
  back: 'Back',
  loading: 'Loading…',
  failed: {
    noNetwork: 'There is no network here right now. As soon as this device is online again, it is tried again.',
    again: 'Try again',
  },
  toast: { close: 'Close message' },
  dialog: { close: 'Close' },
} as const;
