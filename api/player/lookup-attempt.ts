import type { AuditedValues, AuditedWrite } from '../../domain/port/audit.ts';
import { lookKey } from '../../domain/rule/player/look-alikes.ts';
import { joinedName, personKey } from '../../domain/rule/player/person.ts';
import type { Attempt } from '../guessing/attempts.ts';

/** Returns the attempt of a lookup by name and phone, both of which can be guessed; names that look alike are one. */
export function lookupOf(person: { readonly name: string; readonly phone: string }): Attempt {
  const { phone, written } = personKey(person);
  return { guessed: 'lookup', words: { phone, name: joinedName(lookKey(written)) } };
}

/** Returns the audit entry of showing a player's record, or the result of a search. */
export function shown(recordId: number | null, to: AuditedValues): AuditedWrite {
  return { thing: 'player', recordId, what: 'shown', to };
}
