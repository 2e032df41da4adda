import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { PageHead } from '../kit/page-head.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import { PreviewedMailing } from './previewed-mailing.tsx';
import { words } from './words.ts';

const said = words.results;

/** The results of a tournament, as each family of a team gets them, and one press that sends them. */
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
      <PageHead title={said.title} remark={name === undefined ? '' : said.remark(name)} />
      {error !== null && <Alert severity="warning">{`${said.failed}: ${sentenceOf(error)}`}</Alert>}
      {data === undefined && error === null && <Typography role="status">{said.loading}</Typography>}
      {isSent && <Alert severity="info">{said.sentBefore(sentAt)}</Alert>}
      {data !== undefined && !isSent && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
          {data.isCorrection && <Alert severity="info">{said.corrected(sentAt)}</Alert>}
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
