import { catalogueOf, type Language } from '../../rule/language/language.ts';
import { said, translate } from '../../rule/language/sentence.ts';
import type { LinkPreview } from '../../rule/site/link-preview.ts';
import type { FollowedTeam } from './team-games.ts';

/** Returns the preview of a team's page for messengers, in the language of the link. */
export function teamPreview({ id, name, tournament, location }: FollowedTeam, language: Language): LinkPreview {
  const text = said('{tournament}, {location}. Next game, results and calendar of the team.', { tournament, location });
  return { title: `${name} · Golden Goal`, text: translate(text, catalogueOf[language]), path: `/teams/${id}` };
}
