/**
 * How a row is held that nobody else changes or removes until the transaction ends. Others may write rows that name it
 * meanwhile: a foreign key waits for nobody, and so nobody waits for what they cannot see that they need.
 */
export const heldRow = { mode: 'for_no_key_update', sql: 'for no key update' } as const;
