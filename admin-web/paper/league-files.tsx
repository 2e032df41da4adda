import Download from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { Section } from '../kit/section.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { useSavedFile } from './use-saved-file.ts';
import { words } from './words.ts';

const said = words.league;
const files = ['standings', 'rosters'] as const;

/** Standings and rosters for whoever keeps the league. */
export function LeagueFiles({ tournamentId }: { readonly tournamentId: number }) {
  const provider = useProvider();
  const { isSaving, save } = useSavedFile(said.failed);
  return (
    <Section title={said.title} remark={said.remark}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {files.map((file) => (
          <Button
            key={file}
            variant="outlined"
            startIcon={<Download />}
            aria-disabled={isSaving}
            onClick={() => save(() => provider.saveForLeague(tournamentId, file))}
          >
            {said[file]}
          </Button>
        ))}
      </Box>
    </Section>
  );
}
