import {
  detailsShown,
  type PlayerDetail,
  type PlayerDetails,
  playerDetails,
} from '../../domain/player/player-details.ts';
import { circumstancesNow } from '../form/form-values.ts';
import { SelectInput } from '../form/select-input.tsx';
import { TextInput } from '../form/text-input.tsx';

interface DetailInputsProps {
  readonly asks: readonly PlayerDetail[];
  /** What is on file already. */
  readonly told?: PlayerDetails;
}

/** What a player may tell of themself: an input for each detail that is asked here. */
export function DetailInputs({ asks, told }: DetailInputsProps) {
  return detailsShown(asks, told).map((name) => <DetailInput key={name} name={name} />);
}

/** One of them; asked again of a player on file it stands empty, and leaves what is on file when it stays so. */
export function DetailInput({ name }: { readonly name: PlayerDetail }) {
  const { options } = playerDetails[name].limits(circumstancesNow());
  return options === undefined ? (
    <TextInput name={name} autoComplete="off" />
  ) : (
    <SelectInput name={name} options={options} />
  );
}
