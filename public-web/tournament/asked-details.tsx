import { DetailInput, DetailInputs } from '../player/detail-inputs.tsx';
import { useChosenTournament } from './chosen-tournament.ts';

/** What the tournament chosen in the form asks of a player beside what every form asks. */
export function AskedDetails() {
  return <DetailInputs asks={useChosenTournament()?.asks ?? []} />;
}

/** What the chosen tournament alone asks, of a player whose other details are on file. */
export function WishedDetails() {
  return (useChosenTournament()?.asks ?? []).map((name) => <DetailInput key={name} name={name} />);
}
