import type { Language } from './language.ts';

interface Named {
  readonly name: string;
}

type Order<T> = (one: T, other: T) => number;

/** Order of texts in each language; numbers count: Field 9 before Field 10. */
const textOrders: Readonly<Record<Language, Order<string>>> = {
  en: new Intl.Collator('en-US', { numeric: true }).compare,
  es: new Intl.Collator('es-US', { numeric: true }).compare,
};

/** Order of the names of fields and divisions, which are written in English. */
export const textOrder: Order<string> = textOrders.en;

/** Comparison of names in the order of a language: adam, Delacroix, Éva, Rovers 2 before Rovers 10. */
export const nameOrder: Readonly<Record<Language, Order<Named>>> = {
  en: (one, other) => textOrders.en(one.name, other.name),
  es: (one, other) => textOrders.es(one.name, other.name),
};
