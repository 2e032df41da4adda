import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useState } from 'react';
import type { StandingsSettings } from '../../domain/standings/standings-settings.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { saveAndReset } from '../game/consequences.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { remarksOf, sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import { RankingForm } from './ranking-form.tsx';
import { RankingPreview } from './ranking-preview.tsx';
import { useRanking } from './use-ranking.ts';
import { useRankingPreview } from './use-ranking-preview.ts';

export const rankingTitle = 'Ranking';

interface RankingDialogProps {
  readonly drawn: DrawnTournament;
  readonly onClose: () => void;
}

/** Dialog that sets the ranking criteria of a tournament, with a preview of the table. */
export function RankingDialog({ drawn, onClose }: RankingDialogProps) {
  const { data, error } = useRanking(drawn.tournament.id);
  return (
    <PageDialog title={rankingTitle} width="lg" remark={drawn.tournament.name} onClose={onClose}>
      {data === undefined && error === null && <LinearProgress aria-label={rankingTitle} />}
      {error !== null && (
        <Alert severity="error">
          <strong>Failed to fetch the ranking</strong> {sentenceOf(error)}
        </Alert>
      )}
      {data !== undefined && <Ranking held={data} drawn={drawn} onClose={onClose} />}
    </PageDialog>
  );
}

function Ranking({ held, drawn, onClose }: RankingDialogProps & { readonly held: StandingsSettings }) {
  const [ranking, setRanking] = useState(held);
  const preview = useRankingPreview(drawn.tournament.id, ranking);
  const provider = useProvider();
  const resets = preview.data?.resets.length ?? 0;
  const { run, isBusy } = useDrawnChange(() => provider.setRanking(drawn.tournament.id, ranking, resets > 0), {
    done: 'Ranking Saved',
    about: 'Tables and brackets follow it.',
    failed: 'Failed to save the ranking',
    after: onClose,
  });
  const isUnknown = preview.isBehind || preview.isError;
  return (
    <>
      <Box sx={beside}>
        <RankingForm ranking={ranking} remarks={remarksOf(preview.error) ?? {}} onChange={setRanking} />
        <Box sx={{ minWidth: 0, position: { md: 'sticky' }, top: 0 }}>
          <RankingPreview preview={preview} drawn={drawn} />
        </Box>
      </Box>
      <DialogActions onCancel={onClose} isFinal={resets > 0}>
        <Button variant="contained" disabled={isBusy || isUnknown} onClick={() => run()}>
          {resets > 0 ? saveAndReset(resets) : 'Save the ranking'}
        </Button>
      </DialogActions>
    </>
  );
}

const beside = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
