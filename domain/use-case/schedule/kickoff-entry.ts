import { tick } from '../../form/agreement.ts';
import { accepted, type Field, optional, refused } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { text } from '../../form/text.ts';
import { wholeNumber } from '../../form/whole-number.ts';
import { filling, type Phrase, said } from '../../language/sentence.ts';

/** A moment as ISO 8601 writes it, with Z or an offset; kept in UTC. */
function instant(label: Phrase): Field<string> {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;
  return {
    label,
    limits: () => ({ type: 'string', required: true }),
    read: (raw) => {
      const time = typeof raw === 'string' && isWhole.test(raw.trim()) ? Date.parse(raw.trim()) : Number.NaN;
      return Number.isNaN(time)
        ? refused(said('{label} must be an instant such as 2026-11-07T23:15:00Z', { label: filling(label) }))
        : accepted(new Date(time).toISOString());
    },
  };
}

const field = text({ label: 'Field', max: [50, 'Field must be less than 50 characters'] });
const meaning = { confirm: tick('Confirm'), preview: tick('Preview'), draft: tick('Draft') };

/** Where and when a game is to be played. */
export const kickoffEntry = form({ field, startTime: instant('Start time'), ...meaning });
export type KickoffEntry = Answers<typeof kickoffEntry>;

const most = 240;

/** From when on, by how many minutes and on which field the day is late; fewer than none is early. */
export const delayEntry = form({
  from: instant('From'),
  minutes: wholeNumber({
    label: 'Minutes',
    from: -most,
    to: most,
    message: said('Minutes must be a whole number from -{most} to {most}', { most }),
  }),
  field: optional(field),
  ...meaning,
});
export type DelayEntry = Answers<typeof delayEntry>;

/** From when on, until when and on which field nothing is played; for the rest of the day where no end is said, on all fields where none is. */
export const closureEntry = form({
  from: instant('From'),
  until: optional(instant('Until')),
  field: optional(field),
  ...meaning,
});
export type ClosureEntry = Answers<typeof closureEntry>;

/** Whether the last change is undone, or only looked at. */
export const undoEntry = form(meaning);
export type UndoEntry = Answers<typeof undoEntry>;
