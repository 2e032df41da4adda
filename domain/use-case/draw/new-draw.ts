import { drawSettings, numberField } from '../../rule/draw/draw-settings.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { tick } from '../../rule/form/agreement.ts';
import { optional } from '../../rule/form/field.ts';
import { type Answers, allOptional, form } from '../../rule/form/form.ts';
import { list } from '../../rule/form/list.ts';
import type { Phrase } from '../../rule/language/sentence.ts';
import { playingHours } from '../../rule/venue/hours-fields.ts';

/** Form for generating brackets: the settings, each of which may be left out, and what holds for this draw alone. */
export const newDraw = form({
  ...allOptional(drawSettings.fields),
  teamIds: drawSettings.fields.teamIds,
  fieldCount: optional(numberField('Field count', 1, 10)),
  playingHours: list(playingHours, {
    label: 'Playing hours',
    most: 14,
    message: 'Playing hours are a list of { day, startTime, endTime }, 14 at most',
    of: 'object',
  }),
  confirm: tick('Confirm'),
  draft: tick('Draft'),
});

export type NewDraw = Answers<typeof newDraw>;

/** Names of unknown fields that mean, when set, that nothing is to be published. */
const misspeltDraft =
  /^(?:is|as|only|keep)?(?:draft|preview|dryrun|simulate|simulation|simulated|test|testrun|hidden|hide|private|unpublished)(?:only|mode)?$/;
/** Names of unknown fields that mean the same when they are false. */
const misspeltPublication = /^(?:is|do)?(?:publish|published|public|visible|save|saved|commit|live)(?:now)?$/;

const denied: readonly unknown[] = [false, 'false', 'no', 'off', 0, '0'];

/** Refuses a request with an unknown field that means not to publish, so that nobody believes it was obeyed. */
export function refuseMisspeltDraft(body: object): void {
  const meansDraft = ([name, value]: readonly [string, unknown]) => {
    const word = name.toLowerCase().replace(/[\s_-]/g, '');
    if (name in newDraw.fields || value === null || value === undefined) return false;
    return denied.includes(value) ? misspeltPublication.test(word) : misspeltDraft.test(word);
  };
  const found = Object.entries(body).find(meansDraft);
  if (found !== undefined) throw new AnswersRefused({ [found[0]]: notUnderstood });
}

const notUnderstood: Phrase = 'Nothing was generated: send draft: true to keep a draft, or ask for the preview';
