import { DetailInput, DetailInputs } from '../player/detail-inputs.tsx';
import { useChosenTournament } from './chosen-tournament.ts';

/** Inputs for the details that the chosen tournament asks for besides the usual ones. */
export function DetailQuestions() {
  return <DetailInputs asks={useChosenTournament()?.asks ?? []} />;
}

/** Inputs for the chosen tournament's own details, for a player whose other details are on file. */
export function TournamentQuestions() {
  return (useChosenTournament()?.asks ?? []).map((name) => <DetailInput key={name} name={name} />);
}
