/**
 * A moment as it is sent: ISO 8601.
 * @format date-time
 */
export type SentMoment = string;

/** What arrives of something that is sent: moments as text. */
export type Sent<T> = T extends Date ? SentMoment : { readonly [Name in keyof T]: Sent<T[Name]> };
