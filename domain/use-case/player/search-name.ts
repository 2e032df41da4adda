import { type Field, refused } from '../../rule/form/field.ts';
import { personName } from '../../rule/form/person-name.ts';
import type { TextBounds } from '../../rule/form/text.ts';
import { asPlaceholderValue, said } from '../../rule/language/sentence.ts';

const mostWords = 5;

/** Particles of family names, which are not counted: María de los Ángeles García López. */
const smallWords = new Set(
  'al bin da das de del della den der di do dos du e el i la las los of san ter van von y'.split(' '),
);

/** Creates the field for the name of one person to look for, refusing a list of names. */
export function searchName(bounds: TextBounds): Field<string> {
  const written = personName(bounds);
  return {
    ...written,
    read: (raw, circumstances) => {
      const reading = written.read(raw, circumstances);
      const isList = 'value' in reading && wordsOf(reading.value) > mostWords;
      return isList
        ? refused(said('{label} must be one name of at most five words', { label: asPlaceholderValue(bounds.label) }))
        : reading;
    },
  };
}

function wordsOf(name: string): number {
  const words = name.toLowerCase().split(/[\s,;/&+|_]+/u);
  return words.filter((word) => word !== '' && !smallWords.has(word)).length;
}
