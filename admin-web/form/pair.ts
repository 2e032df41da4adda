/** Two inputs side by side where there is room. */
export const pair = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 } as const;
