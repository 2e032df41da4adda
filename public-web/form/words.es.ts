import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './words.ts';

const names: Readonly<Record<string, string>> = {
  Male: 'Masculino',
  Female: 'Femenino',
  'Youth S': 'Infantil S',
  'Youth M': 'Infantil M',
  'Youth L': 'Infantil L',
  'Adult S': 'Adulto S',
  'Adult M': 'Adulto M',
  'Adult L': 'Adulto L',
  'Adult XL': 'Adulto XL',
};

export const words: Translated<typeof english> = {
  optional: 'opcional',
  cancel: 'Cancelar',
  noAnswer: 'Ninguna',
  named: (answer) => names[answer] ?? answer,
  didYouMean: (address) => `¿Quiso decir ${address}?`,
};
