/** Language of this build, whatever the browser prefers; the API is asked in it, so that its texts match. */
export const language = 'en';

/** Locale of dates, lists and money. */
export const locale = 'en-US';
