import { waiverStates } from '../../domain/waiver/waiver.ts';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { words } from './words.ts';

const options = waiverStates.map((value) => ({ value, label: words.states[value] }));

/** Narrows a list to those whose waiver is unsigned, claimed or signed. */
export function WaiverFilter() {
  return <FilterChoice source="waiverState" {...words.filter} options={options} />;
}
