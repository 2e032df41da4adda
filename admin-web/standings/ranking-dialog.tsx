import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { useState } from 'react';
import type { StandingsSettings } from '../../domain/standings/standings-settings.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { useRefreshDrawn } from '../bracket/use-drawn-tournament.ts';
import { saveAndReset } from '../game/consequences.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useAction } from '../kit/use-action.ts';
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
  const { isPending, save } = useSave(drawn.tournament.id, onClose);
  const resets = preview.data?.resets.length ?? 0;
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
        <Button variant="contained" disabled={isPending || isUnknown} onClick={() => save(ranking, resets > 0)}>
          {resets > 0 ? saveAndReset(resets) : 'Save the ranking'}
        </Button>
      </DialogActions>
    </>
  );
}

function useSave(tournamentId: number, onSaved: () => void) {
  const provider = useProvider();
  const { isPending, run } = useAction();
  const refresh = useRefreshDrawn();
  const save = async (ranking: StandingsSettings, isConfirmed: boolean) => {
    const action = async () => {
      await provider.setRanking(tournamentId, ranking, isConfirmed);
      await refresh();
      return true;
    };
    if (
      await run(action, {
        done: { title: 'Ranking Saved', text: 'Tables and brackets follow it.' },
        failed: 'Failed to save the ranking',
      })
    )
      onSaved();
  };
  return { isPending, save };
}

const beside = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
