import { type LetterPart, linkTo, paragraph } from '../../mail/letter.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Links } from '../../site/links.ts';

/** What every letter after a registration ends with: what comes next, and where to look oneself up. */
export function nextSteps(registration: Registration, links: Links): readonly LetterPart[] {
  const waiver =
    'The waiver is not signed yet. We mail the link to sign it, for a player under 18 to the parent or guardian.';
  return [
    ...(registration.waiver === null ? [paragraph(waiver)] : []),
    paragraph('The schedule is sent 48 hours before the start, and team contact info is shared then.'),
    linkTo('Open your Player ID', links.playerId()),
  ];
}
