import { clockInWords } from '../time/clock-in-words.ts';
import { shortestGame, type Venue } from '../venue/venue.ts';
import { fits, type TimetableRequest } from './try-timetable.ts';

/** Change of a single setting that makes all games fit. */
export interface Change {
  readonly setting: 'fieldCount' | 'endTime' | 'gameDuration' | 'minGamesPerTeam';
  readonly value: number | string;
  readonly sentence: string;
  /** Size of the change relative to the present value; the smallest is suggested first. */
  readonly share: number;
}

const mostFields = 10;

/** Returns the single changes of the venue that make everything fit, the smallest first. */
export function changesThatFit(request: TimetableRequest, slotsNeeded: number): readonly Change[] {
  const shorter = request.keepsDuration ? undefined : shorterGames(request, slotsNeeded);
  const changes = [laterEnd(request, slotsNeeded), shorter, moreFields(request)];
  return changes.filter((change) => change !== undefined).toSorted((one, other) => one.share - other.share);
}

/** Tells whether everything fits on this venue, without rest if need be. */
const fitsOn = (request: TimetableRequest, venue: Venue): boolean => fits({ ...request, venue }, 0);

function moreFields(request: TimetableRequest): Change | undefined {
  const { fields } = request.venue;
  for (let count = fields.length + 1; count <= mostFields; count++) {
    const added = Array.from({ length: count - fields.length }, (_, index) => `+${index + 1}`);
    if (!fitsOn(request, { ...request.venue, fields: [...fields, ...added] })) continue;
    const share = added.length / fields.length;
    return { setting: 'fieldCount', value: count, sentence: `Play on ${count} fields.`, share };
  }
  return undefined;
}

function laterEnd(request: TimetableRequest, slotsNeeded: number): Change | undefined {
  const { hours, gameDuration } = request.venue;
  const last = hours.at(-1);
  if (last === undefined) return undefined;
  const opening = minutesOf(last.startTime);
  const slots = Math.floor((minutesOf(last.endTime) - opening) / gameDuration);
  const needed = slotsNeeded - slotsOnOtherDays(request.venue);
  const end = opening + needed * gameDuration;
  if (end > 24 * 60 || needed <= slots) return undefined;
  const venue = { ...request.venue, hours: [...hours.slice(0, -1), { ...last, endTime: timeOf(end) }] };
  if (!fitsOn(request, venue)) return undefined;
  const share = (needed - slots) / Math.max(1, slots);
  return { setting: 'endTime', value: timeOf(end), sentence: `End at ${clockInWords(timeOf(end))}.`, share };
}

function shorterGames(request: TimetableRequest, slotsNeeded: number): Change | undefined {
  const { hours, gameDuration } = request.venue;
  const minutes = hours.reduce((sum, { startTime, endTime }) => sum + minutesOf(endTime) - minutesOf(startTime), 0);
  const longest = Math.min(gameDuration - 1, Math.floor(minutes / slotsNeeded));
  for (let duration = longest; duration >= shortestGame; duration--) {
    if (!fitsOn(request, { ...request.venue, gameDuration: duration })) continue;
    const share = (gameDuration - duration) / gameDuration;
    return { setting: 'gameDuration', value: duration, sentence: `Play games of ${duration} minutes.`, share };
  }
  return undefined;
}

function slotsOnOtherDays({ hours, gameDuration }: Venue): number {
  const days = hours.slice(0, -1);
  return days.reduce(
    (sum, day) => sum + Math.floor((minutesOf(day.endTime) - minutesOf(day.startTime)) / gameDuration),
    0,
  );
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
