import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { PageHead } from '../kit/page-head.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { resultsTitle } from '../tournament/tournament-actions.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import { PreviewedMailing } from './previewed-mailing.tsx';

/** Page that previews the results of a tournament for each team's families, and sends them. */
export function ResultsPage() {
  const tournamentId = Number(useParams().tournamentId);
  const provider = useProvider();
  const navigate = useNavigate();
  const { tournaments } = useTournaments();
  const { data, error } = useQuery({
    queryKey: ['results', tournamentId],
    queryFn: () => provider.previewResults(tournamentId),
    gcTime: 0,
  });
  const name = tournaments.find(({ id }) => id === tournamentId)?.name;
  const sentAt = dayAndTimeOf(data?.sentBefore ?? undefined) ?? '';
  const isSent = data !== undefined && data.sentBefore !== null && !data.isCorrection;
  return (
    <>
      <PageHead
        title={resultsTitle}
        remark={name === undefined ? '' : `${name}: place, games and champion, a letter for each team of a family.`}
      />
      {error !== null && <Alert severity="warning">{`The results cannot be sent: ${sentenceOf(error)}`}</Alert>}
      {data === undefined && error === null && <Typography role="status">Looking at the results…</Typography>}
      {isSent && (
        <Alert severity="info">Sent {sentAt}. Nothing has been corrected since, so they do not go again.</Alert>
      )}
      {data !== undefined && !isSent && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
          {data.isCorrection && (
            <Alert severity="info">Sent {sentAt}. A result has been corrected since: these letters say so.</Alert>
          )}
          <PreviewedMailing
            preview={data}
            tryOut={() => provider.testResults(tournamentId)}
            send={() => provider.sendResults(tournamentId)}
            onSent={() => void navigate('/mailings')}
          />
        </Box>
      )}
    </>
  );
}
