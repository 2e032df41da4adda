import { catalogueOf, type Language } from '../language/language.ts';
import { said, translate } from '../language/sentence.ts';
import { isReachable, type Letter } from './letter.ts';
import { rulesOf } from './letter-kind.ts';
import type { TranslatedPart } from './translated-letter.ts';

/** Ways in which organizers pass on a letter of the post tray. */
export const manualDeliveries = ['printed', 'read out'] as const;

export type WayToPassOn = (typeof manualDeliveries)[number];

/**
 * Returns the carrier of a letter: mail, or the office's post tray for a player without an address. Letters caused by strangers
 * and those requested for a link or a code go by mail or not at all.
 */
export function deliveryWayOf(letter: Pick<Letter, 'to' | 'playerId' | 'kind'>): 'mail' | 'post tray' | 'nobody' {
  if (isReachable(letter)) return 'mail';
  const { playerId = null } = letter;
  const { cause } = rulesOf(letter.kind);
  return playerId !== null && (cause === 'notice' || cause === 'registration') ? 'post tray' : 'nobody';
}

/** Returns the parts of a letter to be printed or read out: links cannot be followed there, so families call instead. */
export function withoutAnyLink(parts: readonly TranslatedPart[], language: Language): readonly TranslatedPart[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'link') return [part];
    if (!part.url.startsWith('http')) return [{ kind: 'text' as const, text: part.label }];
    if (part.givesWay !== undefined) return [];
    const onPhone = said('{todo}: call us, and we do it with you.', { todo: part.label });
    return [{ kind: 'text' as const, text: translate(onPhone, catalogueOf[language]) }];
  });
}
