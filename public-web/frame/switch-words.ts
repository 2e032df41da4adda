/** The other language of the site, in its own words: whoever needs it may not read ours. */
export const words = { to: 'es', name: 'Español', label: 'Leer este sitio en español' } as const;
