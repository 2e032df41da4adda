import Print from '@mui/icons-material/PrintOutlined';
import { Box, Button } from '@mui/material';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { useMay } from '../kit/may.tsx';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { ByTournamentPage } from '../tournament/by-tournament-page.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { Certificates } from './certificates.tsx';
import { DayPack, makingPdf, pdfFailed } from './day-pack.tsx';
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

/** Check-in list on its own, for roles that may print nothing else. */
function CheckInList({ tournamentId }: { readonly tournamentId: number }) {
  const provider = useProvider();
  const { isBusy, run } = useChange(() => provider.saveCheckIn(tournamentId), { failed: pdfFailed });
  return (
    <Section
      title="Check-in list"
      remark="Every team and player, what is owed and how the waiver stands. It names children: keep it at the desk."
    >
      <Button variant="contained" size="large" startIcon={<Print />} aria-disabled={isBusy} onClick={() => run()}>
        {isBusy ? makingPdf : 'Make the check-in list'}
      </Button>
    </Section>
  );
}
