import { catalogueOf, type Language } from '../../rule/language/language.ts';
import { said, translate } from '../../rule/language/sentence.ts';
import type { LinkPreview } from '../../rule/site/link-preview.ts';
import { dateInWords } from '../../rule/time/date-in-words.ts';
import type { InvitedTeam } from './invited-team.ts';

type Invitation = Pick<InvitedTeam, 'name' | 'tournament' | 'date' | 'location' | 'currentPlayers' | 'maxPlayers'>;

/** Returns the preview of a team's invitation for messengers, in the language of the link. */
export function invitationPreview(team: Invitation, code: string, language: Language = 'en'): LinkPreview {
  const open = Math.max(0, team.maxPlayers - team.currentPlayers);
  const { tournament, date, location } = team;
  const where = { tournament, date: dateInWords(date, language), location };
  const text =
    open === 1
      ? said('{tournament}, {date}, {location}. 1 open place.', where)
      : said('{tournament}, {date}, {location}. {open} open places.', { ...where, open });
  return {
    title: translate(said('Join {team} · Golden Goal', { team: team.name }), catalogueOf[language]),
    text: translate(text, catalogueOf[language]),
    path: `/invite/${encodeURIComponent(code)}`,
  };
}
