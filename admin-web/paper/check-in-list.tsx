import Print from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { useProvider } from '../transport/use-provider.ts';
import { makingPdf, pdfFailed } from './day-pack.tsx';

/** Check-in list on its own, for roles that may print nothing else. */
export function CheckInList({ tournamentId }: { readonly tournamentId: number }) {
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
