/** Default venue and hours (operations specification, section 9). */
export const usualVenue = { fieldCount: 2, startTime: '18:15', endTime: '22:00', gameDuration: 15 } as const;

/** Returns the default name of a field; the first is number 1. */
export const fieldName = (number: number): string => `Field ${number}`;
