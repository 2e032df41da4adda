/**
 * Lock mode for a row that nobody else may change or remove until the transaction ends. Others may still insert rows that refer to it,
 * because a foreign key check does not wait for this lock; so nobody waits for a row they need only indirectly.
 */
export const rowLock = { mode: 'for_no_key_update', sql: 'for no key update' } as const;
