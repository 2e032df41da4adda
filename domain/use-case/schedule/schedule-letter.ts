import { gameWords } from '../../rule/language/game-words.ts';
import type { Language } from '../../rule/language/language.ts';
import {
  asPlaceholderValue,
  asWritten,
  inEnglish,
  type Phrase,
  type Place,
  type Sentence,
  said,
} from '../../rule/language/sentence.ts';
import { teammateInLetter } from '../../rule/mail/contact-details.ts';
import {
  asideTo,
  type Fact,
  firstNameOf,
  fitForSubject,
  greet,
  type Letter,
  type LetterEvent,
  type LetterPart,
  linkTo,
  once,
  paragraph,
} from '../../rule/mail/letter.ts';
import { letterToOrganizers } from '../../rule/mail/letter-to-organizers.ts';
import { captainToBeNamed } from '../../rule/player/public-name.ts';
import { arrivalTime } from '../../rule/schedule/arrival-time.ts';
import { isToCome, type OwnGame } from '../../rule/schedule/own-game.ts';
import {
  type ComingTournament,
  isElsewhere,
  isOnOtherDay,
  lettersTo,
  type ScheduleReader,
} from '../../rule/schedule/schedule-reader.ts';
import type { Links } from '../../rule/site/links.ts';
import { dateInLetter } from '../../rule/time/date-in-words.ts';
import { easternWhen, listInWords } from '../../rule/time/eastern-words.ts';
import { mapLink } from '../../rule/venue/map-link.ts';

/** Formatter of a moment by the clocks of New Jersey: Sun, Jul 12, 6:15 PM. */
export const easternMoment = easternWhen;

/** Readers of one letter. */
export type Readers = readonly [ScheduleReader, ...ScheduleReader[]];

/** Writes the letter telling a family when and where to play: the team's games, or date and place where there is no timetable. */
export function scheduleLetter(
  tournament: ComingTournament,
  readers: Readers,
  links: Links,
  page: readonly LetterPart[],
): Letter {
  const [reader] = readers;
  const games = reader.games.filter(isToCome);
  const hasGames = games.length > 0;
  return {
    ...eventFor(tournament, reader),
    ...toReader(reader),
    subject: subjectOf(tournament, readers, hasGames),
    parts: [
      greeting(readers),
      ...(isOnOtherDay(tournament, reader) ? [otherDate(tournament, reader.language)] : []),
      ...(isElsewhere(tournament, reader) ? [otherPlace(tournament)] : []),
      paragraph(
        hasGames
          ? said('These are the games of {team}, in New Jersey time.', { team: reader.teamName ?? '' })
          : withoutGames(reader),
      ),
      {
        kind: 'facts',
        facts: [
          ...players(readers),
          ['Tournament', tournament.name],
          ...whenAndWhere(tournament, reader),
          ...gameFacts(games, reader.language),
        ],
      },
      ...organizersNote(tournament),
      asideTo('Open the map', mapLink(tournament.location)),
      ...page,
      ...contact(reader),
      ...readers.flatMap((one) => stillToDo(one, readers.length > 1)),
      ...registrationPage(reader, links),
    ],
  };
}

function subjectOf(coming: ComingTournament, readers: Readers, hasGames: boolean): Sentence {
  const [reader] = readers;
  const named = { of: ofReaders(readers), tournament: coming.name };
  if (isOnOtherDay(coming, reader)) return said('Another date: {of}, {tournament}', named);
  if (isElsewhere(coming, reader)) return said('Another place: {of}, {tournament}', named);
  return hasGames ? said('Your schedule: {of}, {tournament}', named) : said('See you soon: {of}, {tournament}', named);
}

/** Returns the team of a letter's readers for its subject, or the players where they have none. */
export function ofReaders(readers: Readers): Place {
  const [{ teamName, language }] = readers;
  if (teamName !== null) return fitForSubject(teamName);
  return listInWords(
    readers.map(({ name }) => firstNameOf(name)),
    language,
  );
}

const otherDate = ({ name: tournament, date }: ComingTournament, language: Language): LetterPart =>
  paragraph(said('{tournament} has another date now: {date}', { tournament, date: dateInLetter(date, language) }));

const otherPlace = ({ name: tournament, location }: ComingTournament): LetterPart =>
  paragraph(said('{tournament} is played at another place now: {location}', { tournament, location }));

/** Returns the organizers' note to a published timetable. */
export const organizersNote = ({ note }: ComingTournament): readonly LetterPart[] =>
  note ? [paragraph(said('A word from the organizers: {note}', { note }))] : [];

/** Returns the event of a letter about a timetable: the first one to a reader is one event, each later one another; so is each to a team's contact. */
export function eventFor({ id, postponedAt }: ComingTournament, reader: ScheduleReader): LetterEvent {
  const { registrationId, teamId, told } = reader;
  const day = postponedAt ? [id, postponedAt] : [id];
  if (registrationId === null) return once('schedule', ...day, `contact-${teamId}`, lettersTo(reader) + 1);
  return once('schedule', ...day, registrationId, ...(told === undefined ? [] : [told.letters + 1]));
}

/** Returns the link to the registration; none for a reader who does not play and so has no registration. */
export const registrationPage = ({ registrationId }: ScheduleReader, links: Links): readonly LetterPart[] =>
  registrationId === null ? [] : [asideTo('Look up your registration', links.playerId())];

/** Returns the address and language of a letter about a timetable. */
export const toReader = ({ email, language }: ScheduleReader): Pick<Letter, 'to' | 'language'> => ({
  to: email,
  language,
});

export const greeting = (readers: Readers): LetterPart =>
  greet(asWritten(listInWords([...new Set(readers.map(readerName))], readers[0].language)));

/** Returns the parent whose address it is, else the player or contact. */
const readerName = (reader: ScheduleReader): string => parentOf(reader) ?? reader.name;

const parentOf = (reader: ScheduleReader): string | undefined => ('parent' in reader ? reader.parent : undefined);

/** Names the players in a letter to a parent. */
function players(readers: Readers): readonly Fact[] {
  if (readers.every((reader) => parentOf(reader) === undefined)) return [];
  const names = readers.map(({ name }) => name);
  return [['Player', listInWords(names, readers[0].language)]];
}

/** Writes the warning to the organizers, 72 hours before a tournament without a timetable. */
export function noTimetableLetter(tournament: ComingTournament, to: string, { origin }: Links): Letter {
  const [about, missing, press] = tournament.hasDraft
    ? ['draft-timetable', 'its timetable is a draft that families do not see', 'Publish the timetable']
    : ['no-timetable', 'its brackets have not been generated', 'Generate the brackets'];
  return letterToOrganizers(
    to,
    [about, tournament.id],
    `No timetable yet: ${tournament.name}`,
    `${tournament.name} starts on ${easternMoment(tournament.startsAt)}, and ${missing}.`,
    'Families are sent the schedule 48 hours before the start. Without a timetable they get date and place alone.',
    linkTo(inEnglish(press), `${origin}/bracket-management`),
  );
}

function withoutGames({ teamName }: ScheduleReader): Sentence {
  if (teamName === null) return 'Individual players are matched with a team, at the event at the latest.';
  return said('The games of {team} are announced at the event. This is when and where it begins.', { team: teamName });
}

function whenAndWhere(
  { date, location, startsAt }: ComingTournament,
  { games, language }: ScheduleReader,
): readonly Fact[] {
  const times: readonly Fact[] = Number.isNaN(startsAt.getTime())
    ? []
    : [
        ['Begins', easternMoment(startsAt, language)],
        ['Please arrive by', easternMoment(arrivalTime(games, startsAt), language)],
      ];
  return [['Date', dateInLetter(date, language)], ...times, ['Address', location]];
}

const waiverWords = {
  unsigned: 'The waiver is not signed yet: nobody plays without it. The link to sign it is on the Player ID page.',
  claimed: 'The waiver waits for the parent or guardian to confirm it. The Player ID page sends the link again.',
  confirmed: 'The waiver is signed and confirmed.',
} as const;

/** Returns the state of the waiver and the amount owed, for players; for several children each by name. */
function stillToDo(reader: ScheduleReader, isNamed: boolean): readonly LetterPart[] {
  if (reader.registrationId === null) return [];
  const { name, waiver, debt } = reader;
  const of = (sentence: Phrase) =>
    paragraph(isNamed ? said('{name}: {sentence}', { name, sentence: asPlaceholderValue(sentence) }) : sentence);
  const paid = debt === null ? [of('Nothing is owed.')] : [of('The fee is still owed.'), debt];
  return [of(waiverWords[waiver]), ...paid];
}

/** Name of an opponent that is not known yet. */
export const undecided = asPlaceholderValue('a team to be decided');

export function gameFacts(games: readonly OwnGame[], language: Language): readonly Fact[] {
  return games.map(({ startsAt, field, opponent }) => [
    asWritten(easternMoment(startsAt, language)),
    said('{place}, against {opponent}', { place: gameWords(field, language), opponent: opponent?.name ?? undecided }),
  ]);
}

/** Returns the captain and the contacts of the team; none for its contact, who finds them on the team's page. */
function contact({ registrationId, teamName, captainName, teammates }: ScheduleReader): readonly LetterPart[] {
  if (registrationId === null || teamName === null || captainName === null) return [];
  const named = { team: teamName, captain: captainName };
  return [
    ...(captainName === captainToBeNamed ? [] : [paragraph(said('The captain of {team} is {captain}.', named))]),
    ...(teammates.length === 0 ? [] : [paragraph('This is how you reach your team:')]),
    ...teammates.map(teammateInLetter),
  ];
}
