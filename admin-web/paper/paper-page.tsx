import { Box } from '@mui/material';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { useMay } from '../kit/may.tsx';
import { ByTournamentPage } from '../tournament/by-tournament-page.tsx';
import { Certificates } from './certificates.tsx';
import { CheckInList } from './check-in-list.tsx';
import { DayPack } from './day-pack.tsx';
import { LeagueFiles } from './league-files.tsx';

export const paperTitle = 'Paper';

/** Page with the papers of one tournament, before and after its day; the check-in role sees only its list. */
export function PaperPage() {
  const maySave = useMay('export contacts');
  return (
    <ByTournamentPage
      at="/paper"
      said={{
        title: paperTitle,
        remark: 'What a day of play needs in print, and what follows it.',
        choose: preferredTournament.label,
        unchosen: { title: 'Select a tournament', text: 'Its day of play on paper is made here.' },
      }}
    >
      {(tournamentId) => (
        <Box key={tournamentId} sx={columns}>
          {maySave ? <DayPack tournamentId={tournamentId} /> : <CheckInList tournamentId={tournamentId} />}
          {maySave && (
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
              <Certificates tournamentId={tournamentId} />
              <LeagueFiles tournamentId={tournamentId} />
            </Box>
          )}
        </Box>
      )}
    </ByTournamentPage>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
