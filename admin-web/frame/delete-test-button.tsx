import DeleteSweep from '@mui/icons-material/DeleteSweepOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TestsOnFile } from '../../domain/tournament/holdings.ts';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { words as kitWords } from '../kit/words.ts';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

const said = words.testRecords;

/** Removes everything that is marked as test, after a question that names it; the answer says how much went. */
export function DeleteTestButton() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button color="inherit" startIcon={<DeleteSweep />} onClick={() => setAsked(true)}>
        {said.action}
      </Button>
      {isAsked && <DeleteTestDialog onClose={() => setAsked(false)} />}
    </>
  );
}

function DeleteTestDialog({ onClose }: { readonly onClose: () => void }) {
  const provider = useProvider();
  const { data, error } = useQuery({ queryKey: ['test data'], queryFn: () => provider.testData(), gcTime: 0 });
  const { run, isBusy } = useChange(() => provider.deleteTestData(), {
    ...said,
    about: ({ tournaments, teams, players }) => said.counts(tournaments, teams, players),
    after: onClose,
  });
  const isWaiting = isBusy || data === undefined;
  return (
    <PageDialog title={said.title} onClose={onClose}>
      <Typography>{said.text}</Typography>
      <Box role="status" sx={{ mt: 1.5 }}>
        {isBusy ? said.deleting : data === undefined && error === null ? kitWords.deletion.looking : null}
      </Box>
      {error !== null && <Alert severity="error">{sentenceOf(error) ?? said.unknown}</Alert>}
      {data !== undefined && <TestsToGo tests={data} />}
      <Typography fontWeight={600} sx={{ mt: 1.5 }}>
        {kitWords.deletion.final}
      </Typography>
      <DialogActions onCancel={onClose} isFinal>
        <Button
          variant="contained"
          color="error"
          aria-disabled={isWaiting}
          onClick={() => !isWaiting && run(undefined)}
        >
          {said.submit}
        </Button>
      </DialogActions>
    </PageDialog>
  );
}

/** What will go, tournaments by name, the played ones first; and what stays. */
function TestsToGo({ tests }: { readonly tests: TestsOnFile }) {
  const { tournaments, teams, players, stayingTeams, stayingPlayers } = tests;
  const played = tournaments.filter((tournament) => tournament.played > 0);
  return (
    <>
      <Typography fontWeight={600}>{said.goes(tournaments.length, teams, players)}</Typography>
      {played.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {said.played(played.map(({ name }) => name))}
        </Alert>
      )}
      <Box component="ul" aria-label={said.list} sx={list}>
        {tournaments.map((tournament) => (
          <li key={tournament.id}>{said.tournament(tournament)}</li>
        ))}
      </Box>
      {stayingTeams + stayingPlayers > 0 && <Typography>{said.stays(stayingTeams, stayingPlayers)}</Typography>}
    </>
  );
}

const list = { my: 1, pl: 2.5, '& li': { overflowWrap: 'anywhere' } } as const;
