import type { Language } from './language.ts';

interface Named {
  readonly name: string;
}

/** Comparison of names in the order of a language: adam, Delacroix, Éva, Rovers 2 before Rovers 10. */
export const nameOrder: Readonly<Record<Language, (one: Named, other: Named) => number>> = {
  en: orderOf(new Intl.Collator('en-US', { numeric: true })),
  es: orderOf(new Intl.Collator('es-US', { numeric: true })),
};

function orderOf({ compare }: Intl.Collator) {
  return (one: Named, other: Named): number => compare(one.name, other.name);
}
