import { accepted, type Field, refused } from '../form/field.ts';
import { asPlaceholderValue, type Phrase, said } from '../language/sentence.ts';
import { isDay } from '../time/eastern.ts';
import { midnight, type PlayingHours } from './venue.ts';

/** Creates the field for a time of day by the clocks of New Jersey, written 18:15. */
export function timeOfDay(label: Phrase): Field<string> {
  return {
    label,
    limits: () => ({ type: 'string', required: true, pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
    read: (raw) => {
      const [, hour, minute] =
        /^\s*(\d{1,2}):([0-5]\d)(?::[0-5]\d)?\s*$/.exec(typeof raw === 'string' ? raw : '') ?? [];
      if (hour === undefined || Number(hour) > 23)
        return refused(said('{label} must be a time of day such as 18:15', { label: asPlaceholderValue(label) }));
      return accepted(`${hour.padStart(2, '0')}:${minute}`);
    },
  };
}

/** Creates the field for the end of a day's play: midnight is written 24:00, or 00:00 as clocks show it. */
export function endOfPlay(label: Phrase): Field<string> {
  const time = timeOfDay(label);
  return {
    label,
    limits: () => ({ type: 'string', required: true, pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$' }),
    read: (raw, at) => {
      const reading = time.read(typeof raw === 'string' && raw.trim() === midnight ? '00:00' : raw, at);
      return 'value' in reading && reading.value === '00:00' ? accepted(midnight) : reading;
    },
  };
}

/** Creates the field for a calendar day, written 2026-11-07. */
export function calendarDay(label: Phrase): Field<string> {
  return {
    label,
    limits: () => ({ type: 'string', required: true, format: 'date' }),
    read: (raw) => {
      const day = typeof raw === 'string' ? raw.trim().slice(0, 10) : '';
      return isDay(day)
        ? accepted(day)
        : refused(said('{label} must be a date such as 2026-11-07', { label: asPlaceholderValue(label) }));
    },
  };
}

const [day, startTime, endTime] = [calendarDay('Day'), timeOfDay('Start time'), endOfPlay('End time')];

/** Form field for the hours of play of one day. */
export const playingHours: Field<PlayingHours> = {
  label: 'Playing hours',
  limits: () => ({ type: 'string', required: true }),
  read: (raw, at) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
      return refused('Playing hours are a list of { day, startTime, endTime }');
    }
    const written = Object(raw);
    const readings = [
      day.read(written.day, at),
      startTime.read(written.startTime, at),
      endTime.read(written.endTime, at),
    ];
    const complaint = readings.find((reading) => 'complaint' in reading);
    if (complaint !== undefined) return complaint;
    const [on = '', from = '', to = ''] = readings.map((reading) => ('value' in reading ? reading.value : ''));
    return from < to
      ? accepted({ day: on, startTime: from, endTime: to })
      : refused('The end time must be after the start time');
  },
};
