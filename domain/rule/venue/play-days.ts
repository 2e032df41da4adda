import { accepted, type Field, refused } from '../form/field.ts';
import { list } from '../form/list.ts';
import { asPlaceholderValue, type Sentence, said } from '../language/sentence.ts';
import { playingHours } from './hours-fields.ts';
import { overlapIn, type PlayingHours } from './venue.ts';

/** Form field for hours of play that names their day in each complaint. */
const hours: Field<PlayingHours> = {
  ...playingHours,
  read: (raw, at) => {
    const reading = playingHours.read(raw, at);
    const day = typeof raw === 'object' && raw !== null ? Object(raw).day : undefined;
    return 'complaint' in reading && typeof day === 'string' && day !== ''
      ? refused(said('{day}: {complaint}', { day: day.slice(0, 10), complaint: asPlaceholderValue(reading.complaint) }))
      : reading;
  },
};

const days = list(hours, {
  label: 'Hours of play',
  most: 14,
  message: 'Hours of play are a list of { day, startTime, endTime }, 14 at most',
  of: 'object',
  parts: {
    day: { type: 'string', format: 'date' },
    startTime: { type: 'string', pattern: '^\\d{2}:\\d{2}$' },
    endTime: { type: 'string', pattern: '^\\d{2}:\\d{2}$' },
  },
});

/** Form field for the hours of play by day, in order; a day may have hours before and after a break. */
export const playDays: Field<readonly PlayingHours[]> = {
  ...days,
  read: (raw, at) => {
    const reading = days.read(raw, at);
    if ('complaint' in reading) return reading;
    const turns = reading.value.map((window, index) => outOfTurn(reading.value[index - 1], window));
    const complaint = turns.find(Boolean) ?? overlapIn(reading.value);
    return complaint === undefined ? accepted(reading.value) : refused(complaint);
  },
};

function outOfTurn(before: PlayingHours | undefined, { day }: PlayingHours): Sentence | undefined {
  return before === undefined || before.day <= day
    ? undefined
    : said('{day} comes before {before}: list the days in their order', { day, before: before.day });
}
