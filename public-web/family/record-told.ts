/** What the server tells of a record in sentences and words of its own, which are English: what was done, how something stands, the notice. */
export const recordTold = (text: string): string => text;
