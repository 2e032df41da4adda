import { catalogueOf, type Language } from '../../rule/language/language.ts';
import { asWritten, type Sentence, said, translate } from '../../rule/language/sentence.ts';
import type { Links } from '../../rule/site/links.ts';
import { calendarFile, calendarText, easternClocks, easternLine, utcStamp } from '../../rule/time/calendar-lines.ts';
import { mapLink } from '../../rule/venue/map-link.ts';
import { forfeitersAgainst } from '../game/forfeit.ts';
import type { TeamGame, TeamScore } from './team-game.ts';
import { type CalendarEntryOnFile, type FollowedTeam, followedTeam, type TeamOnFile, teamGame } from './team-games.ts';

/** Refresh interval of a subscribed calendar, ISO 8601. */
const refreshed = 'PT15M';

/** Content of a calendar in one language. */
interface Telling {
  readonly onFile: TeamOnFile;
  readonly team: FollowedTeam;
  /** Address of the team's page. */
  readonly page: string;
  readonly language: Language;
}

/**
 * Returns a team's games as a calendar for subscription (RFC 5545, RFC 7986). A game keeps its UID for ever; its SEQUENCE grows
 * with every visible change; both are the same in every language. No person is named.
 */
export function teamCalendar(onFile: TeamOnFile, links: Links, language: Language = 'en'): string {
  const team = followedTeam(onFile);
  const telling = { onFile, team, page: links.inLanguage(links.team(team.id), language), language };
  const name = calendarText(`${team.name} · ${team.tournament}`);
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Golden Goal//Team calendar//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'X-WR-TIMEZONE:America/New_York',
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshed}`,
    `X-PUBLISHED-TTL:${refreshed}`,
    ...easternClocks,
    ...onFile.entries.flatMap((entry) => entryLines(telling, entry)),
    'END:VCALENDAR',
  ]);
}

function entryLines({ onFile, team, page, language }: Telling, entry: CalendarEntryOnFile): string[] {
  const { gameId, sequence, changedAt } = entry;
  const game = teamGame(onFile, entry, language);
  const summary = said('{team} vs {opponent}', { team: team.name, opponent: game.opponent });
  return [
    'BEGIN:VEVENT',
    `UID:game-${gameId}-team-${team.id}@golden-goal`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcStamp(changedAt)}`,
    `LAST-MODIFIED:${utcStamp(changedAt)}`,
    easternLine('DTSTART', entry.startTime),
    easternLine('DTEND', entry.endTime),
    `STATUS:${entry.isCalledOff || game.isCalledOff ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${calendarText(translate(summary, catalogueOf[language]))}`,
    `LOCATION:${calendarText(`${game.field}, ${team.location}`)}`,
    `DESCRIPTION:${calendarText(
      descriptionOf(team, { ...game, isTeamsOwn: entry.game !== null }, page)
        .map((line) => translate(line, catalogueOf[language]))
        .join('\n'),
    )}`,
    `URL:${page}`,
    'END:VEVENT',
  ];
}

/** Describes a game; others may play one that is no longer the team's own. */
function descriptionOf(
  team: FollowedTeam,
  game: TeamGame & { readonly isTeamsOwn: boolean },
  page: string,
): readonly Sentence[] {
  const { tournament, location } = team;
  const { round, score, shootout, status, field, isCalledOff, isTeamsOwn } = game;
  const teams = forfeitersAgainst(team, game).join(', ');
  const isResult = status === 'completed' && score !== null;
  return [
    ...(isCalledOff
      ? [isTeamsOwn ? said('This game is not played.') : said('This team does not play this game.')]
      : []),
    asWritten([tournament, round].filter(Boolean).join(' · ')),
    asWritten(`${field}, ${location}`),
    said('Map: {link}', { link: mapLink(location) }),
    ...(isResult ? [said('Result: {score}', { score: inFigures(score) })] : []),
    ...(isResult && shootout !== null ? [said('Shoot-out: {score}', { score: inFigures(shootout) })] : []),
    ...(isResult && game.isAbandoned ? (['This game was abandoned.'] as const) : []),
    ...(isResult && (round === null || game.isVoid) ? (['This result does not count.'] as const) : []),
    ...(teams === '' ? [] : [said(game.isWithdrawal ? '{teams} withdrew' : 'Forfeited by {teams}', { teams })]),
    said('All games of the team: {link}', { link: page }),
  ];
}

const inFigures = ({ own, other }: TeamScore): string => `${own}–${other}`;
