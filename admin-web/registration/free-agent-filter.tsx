import { FilterChoice } from '../kit/filter-choice.tsx';

/** Narrows a list to who plays on no team. */
export function FreeAgentFilter() {
  return <FilterChoice source="isIndividual" label="On a team" all="Anybody" options={onNoTeam} />;
}

const onNoTeam = [{ value: 'true', label: 'On no team' }];
