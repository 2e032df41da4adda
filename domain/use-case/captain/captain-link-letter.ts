import { said } from '../../rule/language/sentence.ts';
import { type Debt, fitForSubject, type Letter, linkTo, once, paragraph } from '../../rule/mail/letter.ts';
import type { Reached } from '../../rule/player/letter-reader.ts';
import { toCaptain } from '../../rule/team/captain.ts';
import { greetContact } from '../../rule/team/letter-to-captain.ts';
import type { Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';

/** What is said above the open amount of a team. */
const forWholeTeam = 'This is open for the whole team. One of you can pay it at once; each player gets a receipt.';

/** Link to a team's page that is mailed to its contact; `event` distinguishes one sending from the next. */
interface LinkToMail {
  readonly team: Team;
  readonly tournament: Pick<Tournament, 'name'>;
  /** Record of the team's captain, if there is one. */
  readonly captain: Reached | undefined;
  readonly link: string;
  readonly event: string;
  /** What is open for the whole roster. */
  readonly debt?: Debt | null;
}

/** Writes the letter with the link to the team's page, to a captain or to whom the one before has handed it over. */
export function captainLinkLetter(
  { team, tournament, captain, link, event, debt = null }: LinkToMail,
  before?: Team,
): Letter {
  const named = { team: team.name, captain: before?.captainName ?? '' };
  const opens =
    before === undefined
      ? said('This link opens the page of {team}: roster, join requests and invitations.', named)
      : said(
          '{captain} has handed {team} over to you. This link opens its page: roster, join requests and invitations.',
          named,
        );
  const inSubject = { team: fitForSubject(team.name), tournament: tournament.name };
  return {
    ...once('captain-link', team.id, team.captainLinkNumber, event),
    ...toCaptain(team),
    subject:
      before === undefined
        ? said("Your captain's page: {team}, {tournament}", inSubject)
        : said('You are the captain now: {team}, {tournament}', inSubject),
    parts: [
      greetContact(team, captain),
      paragraph(opens),
      linkTo("Open your captain's page", link),
      ...(debt === null ? [] : [paragraph(forWholeTeam), debt]),
      paragraph('The link is yours alone and works until the tournament ends. Please do not forward it.'),
    ],
  };
}
