import { tick } from '../../rule/form/agreement.ts';
import { accepted, type Field, optional, refused } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { list } from '../../rule/form/list.ts';
import { text } from '../../rule/form/text.ts';
import { wholeNumber } from '../../rule/form/whole-number.ts';
import { asPlaceholderValue, type Phrase, said } from '../../rule/language/sentence.ts';
import { playDays } from '../../rule/venue/play-days.ts';
import { previewMark } from '../bracket/preview-mark.ts';

/** Creates the field for a moment in ISO 8601, with Z or an offset; stored in UTC. */
function instant(label: Phrase): Field<string> {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;
  return {
    label,
    limits: () => ({ type: 'string', required: true }),
    read: (raw) => {
      const time = typeof raw === 'string' && isWhole.test(raw.trim()) ? Date.parse(raw.trim()) : Number.NaN;
      return Number.isNaN(time)
        ? refused(said('{label} must be an instant such as 2026-11-07T23:15:00Z', { label: asPlaceholderValue(label) }))
        : accepted(new Date(time).toISOString());
    },
  };
}

const field = text({ label: 'Field', max: [50, 'Field must be less than 50 characters'] });
const meaning = { confirm: tick('Confirm'), preview: tick('Preview'), draft: tick('Draft') };

/** Fields of a change of many games. */
const seen = { ...meaning, mark: previewMark };

/** Form for the field and kick-off of a game; with `swap`, the game that stands there takes its place. */
export const kickoffEntry = form({ field, startTime: instant('Start time'), swap: tick('Swap'), ...meaning });
export type KickoffEntry = Answers<typeof kickoffEntry>;

const most = 240;

/** Form for a delay: its beginning, minutes and field; negative minutes move games earlier. */
export const delayEntry = form({
  from: instant('From'),
  minutes: wholeNumber({
    label: 'Minutes',
    from: -most,
    to: most,
    message: said('Minutes must be a whole number from -{most} to {most}', { most }),
  }),
  field: optional(field),
  ...seen,
});
export type DelayEntry = Answers<typeof delayEntry>;

/** Form for other fields or hours of the games from a kick-off on; what is left out stays as it is. */
export const timesEntry = form({
  from: instant('From'),
  fieldNames: list(field, { label: 'Field names', most: 10, message: 'Field names are a list of 10 names at most' }),
  playingHours: playDays,
  ...seen,
});
export type TimesEntry = Answers<typeof timesEntry>;

/** Form for undoing the last change, or previewing that. */
export const undoEntry = form(seen);
export type UndoEntry = Answers<typeof undoEntry>;
