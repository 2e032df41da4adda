import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { ByTournamentPage } from '../tournament/by-tournament-page.tsx';
import { Placement } from './placement.tsx';

export const freeAgentsTitle = 'Free Agents';

/** Page with a proposal that places free agents in an upcoming tournament. */
export function FreeAgentsPage() {
  return (
    <ByTournamentPage
      at="/free-agents"
      said={{
        title: freeAgentsTitle,
        remark:
          'Look at the proposal, change it by hand, apply it. Everybody placed gets a mail; nothing happens before.',
        choose: preferredTournament.label,
        unchosen: { title: 'Select a tournament', text: 'Who of its free agents plays where is proposed here.' },
      }}
      isOffered={({ status }) => status === 'upcoming'}
    >
      {(tournamentId) => <Placement key={tournamentId} tournamentId={tournamentId} />}
    </ByTournamentPage>
  );
}
