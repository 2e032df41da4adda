import Download from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import { Box, Button, Tab, Tabs } from '@mui/material';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { useDrawnTournament } from '../bracket/use-drawn-tournament.ts';
import { useMay } from '../kit/may.tsx';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { GroupTables } from '../standings/group-tables.tsx';
import { standingsTitle } from '../standings/standings-table.tsx';
import { ByTournamentPage } from '../tournament/by-tournament-page.tsx';
import { saveFile } from '../transport/save-export.ts';
import { BracketPaper } from './bracket-paper.tsx';
import { CheckInPaper } from './check-in-paper.tsx';
import { FieldsPaper } from './fields-paper.tsx';
import { PrintedPage } from './printed-page.tsx';
import { ScoreSheets } from './score-sheets.tsx';

export const paperTitle = 'Paper';

/** Papers of a day of play, by the titles of their tabs. */
const papers: Readonly<Record<string, ComponentType<{ readonly tournamentId: number }>>> = {
  'Check-in': CheckInPaper,
  'Score sheets': ScoreSheets,
  Fields: FieldsPaper,
  Bracket: BracketPaper,
  [standingsTitle]: StandingsPaper,
};

/** Page with the papers of one tournament, each as it is printed; the address names the paper. */
export function PaperPage() {
  const maySave = useMay('export contacts');
  return (
    <ByTournamentPage
      at="/paper"
      said={{
        title: paperTitle,
        remark: 'What a day of play needs in print.',
        choose: preferredTournament.label,
        unchosen: { title: 'Select a tournament', text: 'Its day of play on paper stands here.' },
      }}
    >
      {(tournamentId) => (
        <Box key={tournamentId} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Papers tournamentId={tournamentId} />
          {maySave && <LeagueFiles tournamentId={tournamentId} />}
        </Box>
      )}
    </ByTournamentPage>
  );
}

function Papers({ tournamentId }: { readonly tournamentId: number }) {
  const [search, setSearch] = useSearchParams();
  const named = search.get('paper') ?? '';
  const title = Object.hasOwn(papers, named) ? named : 'Check-in';
  const Paper = papers[title] ?? CheckInPaper;
  return (
    <Section
      title={title}
      actions={
        <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <Tabs
        value={title}
        onChange={(_, paper: string) => setSearch({ paper }, { replace: true })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={paperTitle}
        sx={{ mb: 2 }}
      >
        {Object.keys(papers).map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
      <Paper tournamentId={tournamentId} />
    </Section>
  );
}

const files = ['standings', 'rosters'] as const;

/** CSV files with standings and rosters for the league. */
function LeagueFiles({ tournamentId }: { readonly tournamentId: number }) {
  const { isBusy, run } = useChange((file: (typeof files)[number]) => saveForLeague(tournamentId, file), {
    failed: 'The file could not be saved',
  });
  return (
    <Section title="For the league" remark="CSV files that a spreadsheet opens.">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {files.map((file) => (
          <Button
            key={file}
            variant="outlined"
            startIcon={<Download />}
            aria-disabled={isBusy}
            onClick={() => run(file)}
          >
            {buttons[file]}
          </Button>
        ))}
      </Box>
    </Section>
  );
}

const buttons = { standings: 'Save the standings', rosters: 'Save the rosters' };

const saveForLeague = (tournamentId: number, file: 'standings' | 'rosters') =>
  saveFile(`/api/admin/tournaments/${tournamentId}/${file}/export`, `${file}.csv`);

/** Tables of all groups. */
function StandingsPaper({ tournamentId }: { readonly tournamentId: number }) {
  return (
    <PrintedPage title={standingsTitle} query={useDrawnTournament(tournamentId)}>
      {(drawn) => (
        <Box sx={{ '@media print': { '& .MuiTableCell-root': { fontSize: '10pt', py: '1pt' } } }}>
          {drawn.brackets.length === 0 ? 'No table yet' : <GroupTables drawn={drawn} />}
        </Box>
      )}
    </PrintedPage>
  );
}
