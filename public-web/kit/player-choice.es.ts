import type { Translated } from '../../domain/rule/language/translated.ts';
import type * as english from './player-choice.ts';

/** Answers of players about themselves; None stands for no club. */
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

/** Returns a player's answer in Spanish; in the API it is English. */
export const choiceLabel: Translated<typeof english.choiceLabel> = (choice) =>
  (Object.hasOwn(chosen, choice) ? chosen[choice] : undefined) ?? choice;
