import { waiverStateLabels } from '../../domain/answer/registration/listed-registration.ts';
import { waiverStates } from '../../domain/rule/waiver/waiver.ts';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { waiverLabel } from './waiver-badge.tsx';

const options = waiverStates.map((value) => ({ value, label: waiverStateLabels[value] }));

/** Filter for waivers that are unsigned, claimed or signed. */
export function WaiverFilter() {
  return <FilterChoice source="waiverState" label={waiverLabel} all="Signed or not" options={options} />;
}
