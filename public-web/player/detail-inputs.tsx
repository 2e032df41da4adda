import {
  detailsToShow,
  type PlayerDetail,
  type PlayerDetails,
  playerDetails,
} from '../../domain/rule/player/player-details.ts';
import { circumstancesNow } from '../form/form-values.ts';
import { SelectInput } from '../form/select-input.tsx';
import { TextInput } from '../form/text-input.tsx';

interface DetailInputsProps {
  readonly asks: readonly PlayerDetail[];
  /** Details on file. */
  readonly told?: PlayerDetails;
}

/** Inputs for the optional details of a player that are asked here. */
export function DetailInputs({ asks, told }: DetailInputsProps) {
  return detailsToShow(asks, told).map((name) => <DetailInput key={name} name={name} />);
}

/** Input of one detail; for a player on file it is empty, and left empty it keeps the value on file. */
export function DetailInput({ name }: { readonly name: PlayerDetail }) {
  const { options } = playerDetails[name].limits(circumstancesNow());
  return options === undefined ? (
    <TextInput name={name} autoComplete="off" />
  ) : (
    <SelectInput name={name} options={options} />
  );
}
