import Download from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { saveFile } from '../transport/save-export.ts';

const files = ['standings', 'rosters'] as const;

/** CSV files with standings and rosters for the league. */
export function LeagueFiles({ tournamentId }: { readonly tournamentId: number }) {
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
