/** The language of this site, whatever the browser prefers: the API is asked in it, so that its answers read beside our own words. */
export const language = 'en';

/** How dates, lists and money are written. */
export const locale = 'en-US';
