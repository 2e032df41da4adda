/** Texts for a request without an answer of the server: nobody answered, or somebody else did. */
export const words = {
  title: 'Error',
  sending: {
    offline: 'You are offline. Nothing is lost: press again when there is a network.',
    later: 'Try again in a minute. Nothing is lost.',
  },
  reading: {
    offline: 'You are offline. It is tried again as soon as there is a network.',
    later: 'Try again in a minute, or wait: it is tried again by itself.',
  },
} as const;
