const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });

const long = utc({ weekday: 'long', month: 'long', day: 'numeric' });
const short = utc({ month: 'short', day: 'numeric' });

/** Formats a date as Saturday, November 28. */
export const weekdayOf = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));

/** Formats a date as Nov 28. */
export const shortOf = (day: string): string => short.format(new Date(`${day}T00:00:00Z`));
