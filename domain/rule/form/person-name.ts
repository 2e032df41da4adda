import { accepted, type Field } from './field.ts';
import { type TextBounds, text } from './text.ts';

/** Creates the field for the name of a person; one written "Garza, Lucia" is read as Lucia Garza. */
export function personName(bounds: TextBounds): Field<string> {
  const written = text(bounds);
  return {
    ...written,
    read: (raw, circumstances) => {
      const reading = written.read(raw, circumstances);
      return 'value' in reading ? accepted(spokenName(reading.value)) : reading;
    },
  };
}

/** Matches what follows a name and is no name itself. */
const suffix = /^(?:jr|sr|ii|iii|iv|esq|md|phd)\.?$/i;

/**
 * Returns a name in the order in which it is spoken: "Garza, Lucia" is Lucia Garza, and "Garza, Lucia, Jr." is Lucia
 * Garza Jr. Other commas stay, as in "Lucia Garza, Jr." and where both parts name a family, as in "Ana Garza, Leo Garza".
 */
export function spokenName(name: string): string {
  const parts = name.split(/[,，]/u).map((part) => part.trim());
  const suffixes = parts.filter((part) => suffix.test(part));
  const [family = '', given = '', ...more] = parts.filter((part) => !suffix.test(part));
  const isTurned = family !== '' && given !== '' && more.length === 0 && !haveWordInCommon(family, given);
  return isTurned ? [given, family, ...suffixes].join(' ') : name;
}

function haveWordInCommon(one: string, other: string): boolean {
  const words = one.toLowerCase().split(/\s+/u);
  return other
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => words.includes(word));
}
