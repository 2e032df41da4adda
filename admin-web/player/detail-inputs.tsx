import { useWatch } from 'react-hook-form';
import { detailNames, detailsToShow, type PlayerDetail, playerDetails } from '../../domain/player/player-details.ts';
import { DetailInput } from '../form/detail-input.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';

/** Inputs for the optional details that the tournament asks for, or that are on file. */
export function DetailInputs() {
  const [tournamentId, ...told] = useWatch({ name: ['tournamentId', ...detailNames] });
  const { tournaments } = useTournaments();
  const asks = tournaments.find(({ id }) => id === tournamentId)?.asks ?? [];
  const isNotified = (name: PlayerDetail) => Boolean(told[detailNames.indexOf(name)]);
  const shown = detailNames.filter((name) => detailsToShow(asks).includes(name) || isNotified(name));
  return shown.map((name) => <DetailInput key={name} name={name} field={playerDetails[name]} />);
}
