import { ByTournamentPage } from '../tournament/by-tournament-page.tsx';
import { Placement } from './placement.tsx';
import { words } from './words.ts';

/** Who without a team plays where: a proposal for one tournament that is to come. */
export function FreeAgentsPage() {
  return (
    <ByTournamentPage at="/free-agents" said={words} isOffered={({ status }) => status === 'upcoming'}>
      {(tournamentId) => <Placement key={tournamentId} tournamentId={tournamentId} />}
    </ByTournamentPage>
  );
}
