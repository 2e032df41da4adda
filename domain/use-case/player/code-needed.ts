import type { GuardedField } from '../../rule/player/guarded-fields.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

/** Returns the refusal of a change that needs the code from the mailbox on file, with the fields that need it. */
export function codeNeeded(fields: readonly GuardedField[]): Refusal {
  return new Refusal(
    'forbidden',
    'Name, birth year and contact are changed with the code that we send to the address on file. Nothing has been saved.',
    { needsCode: fields },
  );
}

/** Tells whether the details of a refusal ask for the code. */
export function isCodeNeeded(details: unknown): boolean {
  return typeof details === 'object' && details !== null && 'needsCode' in details;
}
