import { ageBracketOptions } from '../../domain/rule/age/age-bracket.ts';
import { FilterChoice } from '../kit/filter-choice.tsx';

/** Filter for one division of the tournaments. */
export function DivisionFilter() {
  return <FilterChoice source="ageBracket" label="Division" all="All divisions" options={ageBracketOptions} />;
}
