import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  section: 'Pago y términos',
  lead: (fee) => `La cuota de este jugador es de ${fee}. En esta página no se cobra nada.`,
  leadEarly: (now, until, then) =>
    `La cuota de este jugador es de ${now} hasta el ${until}, después de ${then}. En esta página no se cobra nada.`,
  leadSibling: (price) => `A partir del segundo hijo de una familia es de ${price}, sin que usted haga nada.`,
  leadFree: 'Este torneo es gratis para este jugador.',
  early: (now, until, then) => `${now} hasta el ${until}, después ${then}`,
  untilThen: (until, then) => `hasta el ${until}, después ${then}`,
  free: 'Gratis',
  methodTexts: {
    venmo: 'Enseguida le mostramos el enlace y el monto',
    at_event: 'En la mesa de registro, el día del torneo',
  },
};
