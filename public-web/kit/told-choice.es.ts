import type { Translated } from '../../domain/language/translated.ts';
import type * as english from './told-choice.ts';

/** What players choose of themselves; None is written where one has no club. */
const chosen: Readonly<Record<string, string>> = {
  None: 'Ninguno',
  Male: 'Masculino',
  Female: 'Femenino',
  'Youth S': 'Juvenil S',
  'Youth M': 'Juvenil M',
  'Youth L': 'Juvenil L',
  'Adult S': 'Adulto S',
  'Adult M': 'Adulto M',
  'Adult L': 'Adulto L',
  'Adult XL': 'Adulto XL',
};

/** An answer of players about themselves as they choose it, in Spanish; on the wire it is English. */
export const toldChoice: Translated<typeof english.toldChoice> = (choice) =>
  (Object.hasOwn(chosen, choice) ? chosen[choice] : undefined) ?? choice;
