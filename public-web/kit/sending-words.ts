/** Texts for a request that was not sent. */
export const words = { notSent: 'No network right now. Nothing is lost: press again when there is one.' } as const;
