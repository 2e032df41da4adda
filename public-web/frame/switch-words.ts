/** Label of the switch, in the language it leads to, since its readers may not read this one. */
export const words = { to: 'es', name: 'Español', label: 'Leer este sitio en español' } as const;
