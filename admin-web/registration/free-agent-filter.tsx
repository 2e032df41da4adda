import { FilterChoice } from '../kit/filter-choice.tsx';

/** Filter for players without a team. */
export function FreeAgentFilter() {
  return <FilterChoice source="isIndividual" label="On a team" all="Anybody" options={onNoTeam} />;
}

const onNoTeam = [{ value: 'true', label: 'On no team' }];
