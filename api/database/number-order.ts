/** Returns SQL that sorts texts with numbers as people count: Field 10 after Field 9. */
export const inNumberOrder = (text: string): string => `number_order(${text})`;
