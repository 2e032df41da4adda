import { tick } from '../../form/agreement.ts';
import { choice } from '../../form/choice.ts';
import { accepted, type Field, isBlank, optional } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { list } from '../../form/list.ts';
import { wholeNumber } from '../../form/whole-number.ts';
import { asPlaceholderValue, type Phrase, said } from '../../language/sentence.ts';
import { type Criterion, criteria } from '../../standings/criterion.ts';
import { type PresetName, presetNames, standingsPresets } from '../../standings/standings-presets.ts';
import {
  type AfterSeparation,
  afterSeparations,
  type HeadToHeadOfMany,
  headToHeadsOfMany,
  type StandingsSettings,
} from '../../standings/standings-settings.ts';

const optionsOf = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));

const goals = (label: Phrase) =>
  wholeNumber({
    label,
    from: 1,
    to: 99,
    message: said('{label} must be 1 to 99 goals', { label: asPlaceholderValue(label) }),
  });

/** Creates the field for a cap of goals: 0 counts every goal. */
function cap(label: Phrase): Field<number | null> {
  const limited = goals(label);
  return {
    ...optional(limited),
    limits: (at) => ({ ...limited.limits(at), required: false, minimum: 0 }),
    read: (raw, at) => (isBlank(raw) ? accepted(null) : raw === 0 || raw === '0' ? accepted(0) : limited.read(raw, at)),
  };
}

const points = (label: Phrase) =>
  optional(
    wholeNumber({
      label,
      from: 0,
      to: 99,
      message: said('{label} must be 0 to 99 points', { label: asPlaceholderValue(label) }),
    }),
  );

/** Form for the standings: a preset, and the differences from it. A cap of 0 counts every goal. */
export const standingsEntry = form({
  preset: optional(
    choice<PresetName>(
      'Preset',
      optionsOf(presetNames),
      said('Preset must be one of {presets}', { presets: presetNames.join('; ') }),
    ),
  ),
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
    choice<AfterSeparation>(
      'After separation',
      optionsOf(afterSeparations),
      said('After separation is {afterSeparations}', { afterSeparations: afterSeparations.join(', ') }),
    ),
  ),
  goalDifferenceCap: cap('Goal difference cap'),
  goalsForCap: cap('Goals scored cap'),
  winPoints: points('Points for a win'),
  drawPoints: points('Points for a draw'),
  lossPoints: points('Points for a loss'),
  goalPoints: points('Points for a goal'),
  goalPointsCap: cap('Goals that give points'),
  shutOutPoints: points('Points for a shut-out'),
  forfeitGoals: optional(goals('Forfeit')),
  confirm: tick('Confirm'),
  preview: tick('Preview'),
});

export type StandingsEntry = Answers<typeof standingsEntry>;

/** Returns the entered settings, completed by those of the preset, or by the present ones. */
export function standingsFrom(entry: StandingsEntry, current: StandingsSettings): StandingsSettings {
  const onto = entry.preset === null ? current : standingsPresets[entry.preset];
  return {
    criteria: entry.criteria.length > 0 ? entry.criteria : onto.criteria,
    headToHeadOfMany: entry.headToHeadOfMany ?? onto.headToHeadOfMany,
    afterSeparation: entry.afterSeparation ?? onto.afterSeparation,
    goalDifferenceCap: capFrom(entry.goalDifferenceCap, onto.goalDifferenceCap),
    goalsForCap: capFrom(entry.goalsForCap, onto.goalsForCap),
    winPoints: entry.winPoints ?? onto.winPoints,
    drawPoints: entry.drawPoints ?? onto.drawPoints,
    lossPoints: entry.lossPoints ?? onto.lossPoints,
    goalPoints: entry.goalPoints ?? onto.goalPoints,
    goalPointsCap: capFrom(entry.goalPointsCap, onto.goalPointsCap),
    shutOutPoints: entry.shutOutPoints ?? onto.shutOutPoints,
    forfeitGoals: entry.forfeitGoals ?? onto.forfeitGoals,
  };
}

const capFrom = (entered: number | null, onto: number | null): number | null =>
  entered === 0 ? null : (entered ?? onto);
