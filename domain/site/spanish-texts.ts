import type { Language } from '../language/language.ts';
import { defaultSiteTexts as inSpanish } from './default-site-texts.es.ts';
import { defaultSiteTexts } from './default-site-texts.ts';
import type { SiteTexts } from './site-texts.ts';

export const textNames = ['aboutUs', 'trainingPrograms', 'tournamentInfo', 'faq', 'rules', 'refundPolicy'] as const;

export type TextName = (typeof textNames)[number] & keyof SiteTexts;

/** The texts in Spanish, as organizers write them beside the English ones; one that is empty is read in English. */
export type SpanishTexts = { readonly [Name in TextName as `${Name}Es`]: SiteTexts[Name] };

/** The texts in both languages, and those whose English has changed since somebody looked at their Spanish. */
export interface TextsOnFile extends SiteTexts, SpanishTexts {
  readonly outdatedEs: readonly TextName[];
}

/** Under which name the Spanish of a text is kept. */
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

/** What Spanish there is beside texts that were kept before there was any: ours translates our own words and nobody else's. */
export function spanishBeside(kept: Partial<SiteTexts>): SpanishTexts {
  const own = textNames.filter((name) => kept[name] === undefined || isSame(kept[name], defaultSiteTexts[name]));
  return { ...noSpanish, ...picked(defaultSpanishTexts, own.map(spanishOf)) };
}

/** The texts in a language: what has no Spanish is told in English. */
export function siteTextsIn(language: Language, texts: TextsOnFile): SiteTexts {
  const english = picked(texts, textNames);
  if (language === 'en') return english;
  const spoken = textNames.filter((name) => !isEmpty(texts[spanishOf(name)]));
  return { ...english, ...Object.fromEntries(spoken.map((name) => [name, texts[spanishOf(name)]])) };
}

/**
 * The texts whose Spanish may say something else than their English now: of those changed in English alone, and of those that
 * were so before, all but what somebody has said to fit still, by leaving it out of the list.
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

/** Whether two texts say the same; PostgreSQL keeps the parts of an entry in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return left.length === right.size && left.every(([name, part]) => isSame(part, right.get(name)));
}
