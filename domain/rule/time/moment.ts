/**
 * Moment in ISO 8601, as the API sends it.
 * @format date-time
 */
export type SentMoment = string;

/** Shape of a value after JSON transfer: moments become text. */
export type Sent<T> = T extends Date ? SentMoment : { readonly [Name in keyof T]: Sent<T[Name]> };
