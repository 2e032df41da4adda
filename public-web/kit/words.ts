/** Texts of the shared components. */
export const words = {
  back: 'Back',
  loading: 'Loading…',
  failed: {
    again: 'Try again',
  },
  toast: { close: 'Close message' },
  dialog: { close: 'Close' },
} as const;
