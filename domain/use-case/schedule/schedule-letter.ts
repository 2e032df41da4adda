import { type Letter, type LetterPart, linkTo, paragraph } from '../../mail/letter.ts';
import { teammateInLetter } from '../../mail/reached-at.ts';
import { arrivalTime } from '../../schedule/arrival-time.ts';
import { isToCome, type OwnGame } from '../../schedule/own-game.ts';
import type { ComingTournament, ScheduleReader } from '../../schedule/schedule-reader.ts';
import { type Links, mapLink } from '../../site/links.ts';
import { easternWhen } from '../../time/eastern-words.ts';

/** A moment by the clocks of New Jersey: Sun, Jul 12, 6:15 PM. */
export const easternMoment = easternWhen;

/** Those who read one letter. */
export type Readers = readonly [ScheduleReader, ...ScheduleReader[]];

/** Tells a family when and where to play: the team's games, or date and place where there is no timetable. */
export function scheduleLetter(tournament: ComingTournament, readers: Readers, links: Links, page: LetterPart): Letter {
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
        facts: [['Tournament', tournament.name], ...whenAndWhere(tournament, reader), ...gameFacts(games)],
      },
      linkTo('Open the map', mapLink(tournament.location)),
      page,
      ...contact(reader),
      ...readers.flatMap((one) => stillToDo(one, readers.length > 1)),
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

function whenAndWhere({ date, location, startsAt }: ComingTournament, { games }: ScheduleReader): readonly Fact[] {
  return [
    ['Date', date],
    ['Begins', easternMoment(startsAt)],
    ['Please arrive by', easternMoment(arrivalTime(games, startsAt))],
    ['Address', location],
  ];
}

const waiverWords = {
  unsigned: 'The waiver is not signed yet: nobody plays without it. The link to sign it is on the Player ID page.',
  claimed: 'The waiver waits for the parent or guardian to confirm it. The Player ID page sends the link again.',
  confirmed: 'The waiver is signed and confirmed.',
} as const;

/** How the waiver stands and what is owed; of several children each by name. */
export function stillToDo({ name, waiver, debt }: ScheduleReader, isNamed: boolean): readonly LetterPart[] {
  const who = isNamed ? `${name}: ` : '';
  const paid =
    debt === null ? [paragraph(`${who}Nothing is owed.`)] : [paragraph(`${who}The fee is still owed.`), debt];
  return [paragraph(`${who}${waiverWords[waiver]}`), ...paid];
}

type Fact = readonly [name: string, value: string];

export function gameFacts(games: readonly OwnGame[]): readonly Fact[] {
  return games.map(({ startsAt, field, opponent }) => [
    easternMoment(startsAt),
    `${field}, against ${opponent?.name ?? 'a team to be decided'}`,
  ]);
}

function contact({ teamName, captainName, teammates }: ScheduleReader): readonly LetterPart[] {
  if (teamName === null || captainName === null) return [];
  const captain = paragraph(`The captain of ${teamName} is ${captainName}.`);
  if (teammates.length === 0) return [captain];
  return [captain, paragraph('This is how you reach your team:'), ...teammates.map(teammateInLetter)];
}
