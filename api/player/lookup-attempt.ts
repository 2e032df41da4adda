import { personKey } from '../../domain/player/person.ts';
import type { AuditedWrite } from '../../domain/port/audit.ts';
import type { Attempt } from '../session/attempts.ts';

/** Looking for somebody by name and phone: who looks guesses at both. */
export function lookupOf(person: { readonly name: string; readonly phone: string }): Attempt {
  const { name, phone } = personKey(person);
  return { guessed: 'lookup', words: { phone, name } };
}

/** A line of the audit: somebody was shown a player's record, or what a search has found. */
export function shown(recordId: number | null, to: object): AuditedWrite {
  return { thing: 'player', recordId, what: 'shown', to };
}
