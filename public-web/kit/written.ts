/** A date that an organizer has written, as families read it. */
export const writtenDate = (date: string): string => date;
