import { type Links, mapLink } from '../../site/links.ts';
import { calendarFile, calendarText, easternClocks, easternLine, utcStamp } from '../../time/calendar-lines.ts';
import { type CalendarEntryOnFile, type FollowedTeam, followedTeam, type TeamOnFile, teamGame } from './team-games.ts';

/** How often a calendar may look again, ISO 8601. */
const refreshed = 'PT15M';

/**
 * A team's games as a calendar that others subscribe to (RFC 5545, RFC 7986). A game keeps its UID whatever becomes of it; its SEQUENCE
 * grows with its time, its field and whether it is played. No person is named.
 */
export function teamCalendar(onFile: TeamOnFile, links: Links): string {
  const team = followedTeam(onFile);
  const name = calendarText(`${team.name} · ${team.tournament}`);
  return calendarFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Golden Goal//Team calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'X-WR-TIMEZONE:America/New_York',
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshed}`,
    `X-PUBLISHED-TTL:${refreshed}`,
    ...easternClocks,
    ...onFile.entries.flatMap((entry) => entryLines(onFile, team, entry, links)),
    'END:VCALENDAR',
  ]);
}

function entryLines(onFile: TeamOnFile, team: FollowedTeam, entry: CalendarEntryOnFile, links: Links): string[] {
  const { gameId, sequence, changedAt, isCalledOff } = entry;
  const { opponent, field } = teamGame(onFile, entry);
  return [
    'BEGIN:VEVENT',
    `UID:game-${gameId}-team-${team.id}@golden-goal`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcStamp(changedAt)}`,
    `LAST-MODIFIED:${utcStamp(changedAt)}`,
    easternLine('DTSTART', entry.startTime),
    easternLine('DTEND', entry.endTime),
    `STATUS:${isCalledOff ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${calendarText(`${team.name} vs ${opponent}`)}`,
    `LOCATION:${calendarText(`${field}, ${team.location}`)}`,
    `DESCRIPTION:${calendarText(descriptionOf(onFile, team, entry, links))}`,
    `URL:${links.team(team.id)}`,
    'END:VEVENT',
  ];
}

function descriptionOf(onFile: TeamOnFile, team: FollowedTeam, entry: CalendarEntryOnFile, links: Links): string {
  const { round, score, shootout, status, field } = teamGame(onFile, entry);
  const isResult = status === 'completed' && score !== null;
  return [
    ...(entry.isCalledOff ? ['This game is not played.'] : []),
    [team.tournament, round].filter(Boolean).join(' · '),
    `${field}, ${team.location}`,
    `Map: ${mapLink(team.location)}`,
    ...(isResult ? [`Result: ${score.own}–${score.other}`] : []),
    ...(isResult && shootout !== null ? [`Shoot-out: ${shootout.own}–${shootout.other}`] : []),
    `All games of the team: ${links.team(team.id)}`,
  ].join('\n');
}
