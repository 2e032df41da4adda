import { useGetList, useListContext } from 'react-admin';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { textOrder } from '../../domain/language/name-order.ts';
import { kickoffEntry } from '../../domain/use-case/schedule/kickoff-entry.ts';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { gameStatuses, roundName } from './game-facts.tsx';
import { gameColumns } from './game-table.tsx';

/** Maximum number of games of a tournament. */
const most = 1000;

const statuses = ['scheduled', 'in_progress', 'completed'].map((value) => ({
  value,
  label: gameStatuses[value] ?? value,
}));

/** Filters for the games of the chosen tournament: status, field, round and division. */
export function GameFilters() {
  const { tournamentId } = useListContext().filterValues;
  const { data = [] } = useGetList<ListedGame>(
    'games',
    { pagination: { page: 1, perPage: most }, sort: { field: 'id', order: 'ASC' }, filter: { tournamentId } },
    { enabled: tournamentId !== undefined },
  );
  if (tournamentId === undefined) return null;
  const fields = different(data.map(({ field }) => field)).map((value) => ({ value, label: value }));
  const rounds = different(data.map(({ round }) => round)).map((value) => ({ value, label: roundName(value) }));
  const divisions = different(data.map(({ ageBracket }) => ageBracket)).map((value) => ({ value, label: value }));
  return (
    <>
      <FilterChoice source="status" label={gameColumns.status} all="All statuses" options={statuses} />
      <FilterChoice source="field" label={kickoffEntry.fields.field.label} all="All fields" options={fields} />
      <FilterChoice source="round" label={gameColumns.round} all="All rounds" options={rounds} />
      {divisions.length > 0 && (
        <FilterChoice source="ageBracket" label="Division" all="All divisions" options={divisions} />
      )}
    </>
  );
}

/** Returns the distinct values in their order. */
function different<Value extends string | number>(values: readonly (Value | null)[]): readonly Value[] {
  const given = values.filter((value): value is Value => value !== null && value !== '');
  return [...new Set(given)].toSorted((one, other) => textOrder(String(one), String(other)));
}
