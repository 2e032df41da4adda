/** Where and when games are played where an organizer chooses nothing (operations specification, section 9). */
export const usualVenue = { fieldCount: 2, startTime: '18:15', endTime: '22:00', gameDuration: 15 } as const;

/** What a field is called that nobody has named; the first is number 1. */
export const fieldName = (number: number): string => `Field ${number}`;
