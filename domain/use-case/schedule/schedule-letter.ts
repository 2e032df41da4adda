import { type Letter, type LetterPart, linkTo, paragraph } from '../../mail/letter.ts';
import { isToCome, type OwnGame } from '../../schedule/own-game.ts';
import type { ComingTournament, ScheduleReader } from '../../schedule/schedule-reader.ts';
import type { Links } from '../../site/links.ts';

const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment by the clocks of New Jersey: Sun, Jul 12, 6:15 PM. */
export const easternMoment = (instant: Date): string => eastern.format(instant);

/** Those who read one letter. */
export type Readers = readonly [ScheduleReader, ...ScheduleReader[]];

/** Tells a family when and where to play: the team's games, or date and place where there is no timetable. */
export function scheduleLetter(tournament: ComingTournament, readers: Readers, links: Links): Letter {
  const [reader] = readers;
  const games = reader.games.filter(isToCome);
  const hasGames = games.length > 0;
  return {
    event: eventFor(tournament, reader),
    to: reader.email,
    subject: hasGames ? `Your schedule: ${tournament.name}` : `See you soon: ${tournament.name}`,
    parts: [
      greeting(readers),
      paragraph(hasGames ? `These are the games of ${reader.teamName}, in New Jersey time.` : withoutGames(reader)),
      {
        kind: 'facts',
        facts: [['Tournament', tournament.name], ...whenAndWhere(tournament), ...gameFacts(games)],
      },
      ...contact(reader),
      linkTo('Look up your registration', links.playerId()),
    ],
  };
}

/** The first letter to somebody about a timetable is one event, each later one another. */
export function eventFor({ id }: ComingTournament, { registrationId, told }: ScheduleReader): string {
  return told === undefined
    ? `schedule:${id}:${registrationId}`
    : `schedule:${id}:${registrationId}:${told.letters + 1}`;
}

const names = new Intl.ListFormat('en-US');

export const greeting = (readers: Readers): LetterPart =>
  paragraph(`Hi ${names.format([...new Set(readers.map(({ name }) => name))])},`);

/** Warns the organizers 72 hours before a tournament that has no timetable. */
export function noTimetableLetter(tournament: ComingTournament, to: string, links: Links): Letter {
  return {
    event: `no-timetable:${tournament.id}`,
    to,
    subject: `No timetable yet: ${tournament.name}`,
    parts: [
      paragraph(
        `${tournament.name} starts on ${easternMoment(tournament.startsAt)}, and its brackets have not been generated.`,
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

function whenAndWhere({ date, location, startsAt }: ComingTournament): readonly Fact[] {
  return [
    ['Date', date],
    ['Begins', easternMoment(startsAt)],
    ['Location', location],
  ];
}

type Fact = readonly [name: string, value: string];

export function gameFacts(games: readonly OwnGame[]): readonly Fact[] {
  return games.map(({ startsAt, field, opponent }) => [
    easternMoment(startsAt),
    `${field}, against ${opponent?.name ?? 'a team to be decided'}`,
  ]);
}

function contact({ teamName, captainName }: ScheduleReader): readonly LetterPart[] {
  return teamName === null || captainName === null ? [] : [paragraph(`The captain of ${teamName} is ${captainName}.`)];
}
