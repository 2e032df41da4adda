import { type Filled, translate } from '../../domain/rule/language/sentence.ts';

/** The same with every sentence in it as it is read in English. */
export function withSentencesInEnglish(told: unknown): unknown {
  if (typeof told !== 'object' || told === null) return told;
  if ('phrase' in told && 'places' in told) return translate(told as Filled);
  if ('english' in told) return told.english;
  if (Array.isArray(told)) return told.map(withSentencesInEnglish);
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, withSentencesInEnglish(value)]));
}
