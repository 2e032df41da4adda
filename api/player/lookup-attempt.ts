import { personKey } from '../../domain/player/person.ts';
import type { Attempt } from '../session/attempts.ts';

/** Looking for somebody by name and phone: who looks guesses at both. */
export function lookupOf(person: { readonly name: string; readonly phone: string }): Attempt {
  const { name, phone } = personKey(person);
  return { guessed: 'lookup', words: { phone, name } };
}
