import { inEnglish } from '../language/sentence.ts';
import { gamesOf } from '../match/match.ts';
import { Refusal } from '../refusal/refusal.ts';
import { checkVenue, playingSlots, venueWarnings } from '../venue/venue.ts';
import { type Change, changesThatFit } from './smallest-change.ts';
import type { Timetable } from './timetable.ts';
import { type TimetableRequest, tryTimetable } from './try-timetable.ts';

/** Timetable with warnings for the organizer. */
interface PlannedTimetable {
  readonly timetable: Timetable;
  readonly warnings: readonly string[];
}

/** Requirements of a timetable that does not fit. */
export interface Shortage {
  readonly games: number;
  readonly fields: number;
  readonly slotsNeeded: number;
  readonly slotsAvailable: number;
  /** Smallest single change that makes everything fit. */
  readonly suggestion?: Change;
  readonly alternatives: readonly Change[];
}

/** Returns possible changes of the draw; called only when nothing fits. */
type OtherChanges = () => readonly Change[];

/** Plans the timetable of all divisions, with the requested rest where that fits, otherwise without any. */
export function planTimetable(request: TimetableRequest, otherChanges: OtherChanges = () => []): PlannedTimetable {
  checkVenue(request.venue);
  const rested = tryTimetable(request, request.minRestSlots);
  if (rested.fits) return { timetable: rested.timetable, warnings: venueWarnings(request.venue) };
  const tight = request.minRestSlots > 0 ? tryTimetable(request, 0) : rested;
  if (tight.fits) {
    const warnings = [...venueWarnings(request.venue), restLeftOut(request, rested.slotsNeeded)];
    return { timetable: tight.timetable, warnings };
  }
  if (tight.slotsNeeded === undefined) throw fixedGamesInTheWay();
  throw doesNotFit(shortageOf(request, tight.slotsNeeded, otherChanges));
}

function restLeftOut({ venue, minRestSlots }: TimetableRequest, slotsNeeded: number | undefined): string {
  const rest = minRestSlots === 1 ? 'a slot of rest' : `${minRestSlots} slots of rest`;
  const available = playingSlots(venue).length;
  const why =
    slotsNeeded === undefined
      ? `Games that cannot move leave no room for ${rest}`
      : `With ${rest} between games ${slotsNeeded} slots are needed and there are ${available}`;
  return `${why}: some teams may play twice in a row.`;
}

function shortageOf(request: TimetableRequest, slotsNeeded: number, otherChanges: OtherChanges): Shortage {
  const changes = [...changesThatFit(request, slotsNeeded), ...otherChanges()].toSorted((a, b) => a.share - b.share);
  const [suggestion, ...alternatives] = changes;
  return {
    games: request.divisions.reduce((sum, { matches }) => sum + gamesOf(matches).length, 0),
    fields: request.venue.fields.length,
    slotsNeeded,
    slotsAvailable: playingSlots(request.venue).length,
    alternatives,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** Returns the refusal of more games than the fields and the hours hold. */
function doesNotFit(shortage: Shortage): Refusal {
  const { games, fields, slotsNeeded, slotsAvailable, suggestion } = shortage;
  const task = `${counted(games, 'game')} on ${counted(fields, 'field')}`;
  const what = `It takes ${counted(slotsNeeded, 'slot')} to play ${task}, and the playing hours hold ${slotsAvailable}.`;
  const advice =
    suggestion?.sentence ?? 'No single change makes them fit: play fewer games, longer, or on more fields.';
  return new Refusal('impossible', inEnglish(`${what} ${advice}`), shortage);
}

/** Returns the refusal of a timetable in which a locked game stands where the games before or after it would have to be. */
const fixedGamesInTheWay = () =>
  new Refusal(
    'impossible',
    'Games that are locked or played leave no room for those before or after them. Unlock one.',
  );

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
