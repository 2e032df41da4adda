/** A date that an organizer has written, as families read it. */
export const writtenDate = (date: string): string => date;

/** For what ages a tournament is, as an organizer has written it. */
export const writtenAges = (ages: string): string => ages;
