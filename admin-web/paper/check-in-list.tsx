import Print from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { Section } from '../kit/section.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { useSavedFile } from './use-saved-file.ts';
import { words } from './words.ts';

/** The check-in list alone, for those at the desk who may print nothing else. */
export function CheckInList({ tournamentId }: { readonly tournamentId: number }) {
  const { isSaving, save } = useSavedFile(words.pack.failed);
  const provider = useProvider();
  return (
    <Section title={words.checkIn.title} remark={words.checkIn.remark}>
      <Button
        variant="contained"
        size="large"
        startIcon={<Print />}
        aria-disabled={isSaving}
        onClick={() => save(() => provider.saveCheckIn(tournamentId))}
      >
        {isSaving ? words.pack.making : words.checkIn.make}
      </Button>
    </Section>
  );
}
