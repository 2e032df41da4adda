import { tick } from '../../form/agreement.ts';
import { choice } from '../../form/choice.ts';
import { accepted, isBlank, optional } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { list } from '../../form/list.ts';
import { wholeNumber } from '../../form/whole-number.ts';
import { filling, type Phrase, said } from '../../language/sentence.ts';
import {
  type Criterion,
  criteria,
  type HeadToHeadOfMany,
  headToHeadsOfMany,
  type StandingsSettings,
  standingsPresets,
} from '../../standings/standings-settings.ts';

type Preset = keyof typeof standingsPresets;

const optionsOf = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));

const preset = choice<Preset>(
  'Preset',
  [
    { value: 'Wins, then goals', label: 'Wins, then goals' },
    { value: 'US youth', label: 'US youth' },
  ],
  'Preset must be Wins, then goals or US youth',
);

const goals = (label: Phrase) =>
  wholeNumber({ label, from: 1, to: 99, message: said('{label} must be 1 to 99 goals', { label: filling(label) }) });
const cap = goals('Goal difference cap');

/** How standings are made: a preset, and what differs from it. A cap of 0 counts every goal. */
export const standingsEntry = form({
  preset: optional(preset),
  criteria: list(
    choice<Criterion>(
      'Criterion',
      optionsOf(criteria),
      said('Criteria are {criteria}', { criteria: criteria.join(', ') }),
    ),
    {
      label: 'Criteria',
      most: criteria.length,
      message: said('Criteria are a list of {criteria}', { criteria: criteria.join(', ') }),
    },
  ),
  headToHeadOfMany: optional(
    choice<HeadToHeadOfMany>(
      'Head-to-head of three or more',
      optionsOf(headToHeadsOfMany),
      said('Head-to-head of three or more is {headToHeadsOfMany}', { headToHeadsOfMany: headToHeadsOfMany.join(', ') }),
    ),
  ),
  afterSeparation: optional(
    choice<StandingsSettings['afterSeparation']>(
      'After separation',
      optionsOf(['restart', 'continue'] as const),
      'After separation the others restart or continue',
    ),
  ),
  goalDifferenceCap: {
    ...optional(cap),
    limits: (at) => ({ ...cap.limits(at), required: false, minimum: 0 }),
    read: (raw, at) => (isBlank(raw) ? accepted(null) : raw === 0 || raw === '0' ? accepted(0) : cap.read(raw, at)),
  },
  forfeitGoals: optional(goals('Forfeit')),
  confirm: tick('Confirm'),
  preview: tick('Preview'),
});

export type StandingsEntry = Answers<typeof standingsEntry>;

/** The settings as they were entered over those of the preset, or over those that hold. */
export function standingsFrom(entry: StandingsEntry, current: StandingsSettings): StandingsSettings {
  const onto = entry.preset === null ? current : standingsPresets[entry.preset];
  const { goalDifferenceCap } = entry;
  return {
    criteria: entry.criteria.length > 0 ? entry.criteria : onto.criteria,
    headToHeadOfMany: entry.headToHeadOfMany ?? onto.headToHeadOfMany,
    afterSeparation: entry.afterSeparation ?? onto.afterSeparation,
    goalDifferenceCap: goalDifferenceCap === 0 ? null : (goalDifferenceCap ?? onto.goalDifferenceCap),
    forfeitGoals: entry.forfeitGoals ?? onto.forfeitGoals,
  };
}
