import { DetailInputs } from '../player/detail-inputs.tsx';
import { useChosenTournament } from './chosen-tournament.ts';

/** What the tournament chosen in the form asks of a player beside what every form asks. */
export function AskedDetails() {
  return <DetailInputs asks={useChosenTournament()?.asks ?? []} />;
}
