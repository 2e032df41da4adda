import type { Language } from '../language/language.ts';
import { defaultSiteTexts as inSpanish } from './default-site-texts.es.ts';
import { defaultSiteTexts } from './default-site-texts.ts';
import type { SiteTexts } from './site-texts.ts';

export const textNames = ['aboutUs', 'trainingPrograms', 'tournamentInfo', 'faq', 'rules', 'refundPolicy'] as const;

export type TextName = (typeof textNames)[number] & keyof SiteTexts;

/** Spanish versions of the texts, as organizers write them; an empty one falls back to English. */
type SpanishTexts = { readonly [Name in TextName as `${Name}Es`]: SiteTexts[Name] };

/** Texts in both languages, and the names of those whose English has changed since their Spanish was last checked. */
export interface TextsOnFile extends SiteTexts, SpanishTexts {
  readonly outdatedEs: readonly TextName[];
}

/** Returns the name under which the Spanish version of a text is stored. */
export const spanishOf = <Name extends TextName>(name: Name): `${Name}Es` => `${name}Es`;

export const defaultSpanishTexts: SpanishTexts & Pick<TextsOnFile, 'outdatedEs'> = {
  aboutUsEs: inSpanish.aboutUs,
  trainingProgramsEs: inSpanish.trainingPrograms,
  tournamentInfoEs: inSpanish.tournamentInfo,
  faqEs: inSpanish.faq,
  rulesEs: inSpanish.rules,
  refundPolicyEs: inSpanish.refundPolicy,
  outdatedEs: [],
};

const noSpanish: SpanishTexts = {
  aboutUsEs: '',
  trainingProgramsEs: '',
  tournamentInfoEs: [],
  faqEs: [],
  rulesEs: [],
  refundPolicyEs: '',
};

/** Returns Spanish versions for texts stored before there were any: our default texts have ours, texts of others have none. */
export function spanishBeside(kept: Partial<SiteTexts>): SpanishTexts {
  const own = textNames.filter((name) => kept[name] === undefined || isSame(kept[name], defaultSiteTexts[name]));
  return { ...noSpanish, ...picked(defaultSpanishTexts, own.map(spanishOf)) };
}

/** Returns the texts in a language; a text without Spanish is given in English. */
export function siteTextsIn(language: Language, texts: TextsOnFile): SiteTexts {
  const english = picked(texts, textNames);
  if (language === 'en') return english;
  const spoken = textNames.filter((name) => !isEmpty(texts[spanishOf(name)]));
  return { ...english, ...Object.fromEntries(spoken.map((name) => [name, texts[spanishOf(name)]])) };
}

/**
 * Returns the names of the texts whose Spanish may no longer match their English: those changed in English only, and those
 * already outdated, except for the ones that were taken off the list as still fitting.
 */
export function outdatedSpanish(before: TextsOnFile, after: TextsOnFile): readonly TextName[] {
  const hasChanged = (name: keyof TextsOnFile) => !isSame(before[name], after[name]);
  return textNames.filter((name) => {
    const spanish = spanishOf(name);
    if (isEmpty(after[spanish]) || hasChanged(spanish)) return false;
    return hasChanged(name) || (before.outdatedEs.includes(name) && after.outdatedEs.includes(name));
  });
}

const isEmpty = (text: { readonly length: number }): boolean => text.length === 0;

function picked<T, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;
}

/** Compares two texts deeply, regardless of key order, since PostgreSQL stores the keys of an object in its own order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return left.length === right.size && left.every(([name, part]) => isSame(part, right.get(name)));
}
