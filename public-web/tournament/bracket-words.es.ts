import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './bracket-words.ts';

/** Rule of the choice of brackets. */
const whoMay = 'Hasta la U14 se puede ser un año menor que la categoría; nadie juega con los menores.';

export const words: Translated<typeof english> = {
  hint: whoMay,
  filledIn: `Sale del año de nacimiento. ${whoMay}`,
  filledInFor: (age, year) => `Sale de la edad en ${year}, el año que cuenta en este torneo: ${age}. ${whoMay}`,
  hintFor: (age, year) => `Edad en ${year}, el año que cuenta en este torneo: ${age}. ${whoMay}`,
  texts: {
    'U7-U9': 'De 7 a 9 años',
    'U10-U12': 'De 10 a 12 años',
    'U13-U15': 'De 13 a 15 años',
    'U16-U19': 'De 16 a 19 años',
    'U20+': '20 años o más',
  },
};
