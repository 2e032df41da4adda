import { type Letter, type LetterPart, linkTo, paragraph } from '../mail/letter.ts';
import type { Links } from '../site/links.ts';
import type { ComingTournament, OwnGame, ScheduleReader } from './coming-tournaments.ts';

const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Tells a family when and where to play, 48 hours before: the team's games, or date and place where there is no timetable. */
export function scheduleLetter(tournament: ComingTournament, reader: ScheduleReader, links: Links): Letter {
  const hasGames = reader.games.length > 0;
  return {
    event: `schedule:${tournament.id}:${reader.registrationId}`,
    to: reader.email,
    subject: hasGames ? `Your schedule: ${tournament.name}` : `See you soon: ${tournament.name}`,
    parts: [
      paragraph(`Hi ${reader.name},`),
      paragraph(hasGames ? `These are the games of ${reader.teamName}, in New Jersey time.` : withoutGames(reader)),
      {
        kind: 'facts',
        facts: [['Tournament', tournament.name], ...whenAndWhere(tournament), ...gameFacts(reader.games)],
      },
      ...contact(reader),
      linkTo('Look up your registration', links.playerId()),
    ],
  };
}

/** Warns the organizers 72 hours before a tournament that has no timetable. */
export function noTimetableLetter(tournament: ComingTournament, to: string, links: Links): Letter {
  return {
    event: `no-timetable:${tournament.id}`,
    to,
    subject: `No timetable yet: ${tournament.name}`,
    parts: [
      paragraph(
        `${tournament.name} starts on ${eastern.format(tournament.startsAt)}, and its brackets have not been generated.`,
      ),
      paragraph(
        'Families are sent the schedule 48 hours before the start. Without a timetable they get date and place alone.',
      ),
      linkTo('Generate the brackets', `${links.origin}/bracket-management`),
    ],
  };
}

function withoutGames({ teamName }: ScheduleReader): string {
  if (teamName === null)
    return "You play as an individual player: we'll match you with a team at the event at the latest.";
  return `The games of ${teamName} are announced at the event. This is when and where it begins.`;
}

function whenAndWhere({ date, location, startsAt }: ComingTournament): readonly (readonly [string, string])[] {
  return [
    ['Date', date],
    ['Begins', eastern.format(startsAt)],
    ['Location', location],
  ];
}

function gameFacts(games: readonly OwnGame[]): readonly (readonly [string, string])[] {
  return games.map(({ startsAt, field, opponent }) => [
    eastern.format(startsAt),
    `${field}, against ${opponent ?? 'a team to be decided'}`,
  ]);
}

function contact({ teamName, captainName }: ScheduleReader): readonly LetterPart[] {
  return teamName === null || captainName === null ? [] : [paragraph(`The captain of ${teamName} is ${captainName}.`)];
}
