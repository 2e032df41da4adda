import DeleteSweep from '@mui/icons-material/DeleteSweepOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TestsOnFile, TestsRemoved, TestTournament } from '../../domain/rule/tournament/holdings.ts';
import { counted } from '../kit/counted.ts';
import { cannotBeUndone, lookingUpLoss } from '../kit/delete-dialog.tsx';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { ask, send } from '../transport/call.ts';
import { sentenceOf } from '../transport/failure.ts';

/** Button that deletes all test data after a confirmation that lists it; the answer tells how much was deleted. */
export function DeleteTestButton() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button color="inherit" startIcon={<DeleteSweep />} onClick={() => setAsked(true)}>
        Delete Test Data
      </Button>
      {isAsked && <DeleteTestDialog onClose={() => setAsked(false)} />}
    </>
  );
}

function DeleteTestDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error } = useQuery({ queryKey: ['test data'], queryFn: () => testData(), gcTime: 0 });
  const { run, isBusy } = useChange(() => deleteTestData(), {
    done: 'Test data deleted',
    failed: 'Failed to delete test data',
    about: ({ tournaments, teams, players }) => testCounts(tournaments, teams, players),
    after: onClose,
  });
  const isWaiting = isBusy || data === undefined;
  return (
    <PageDialog title="Delete All Test Data" onClose={onClose}>
      <Typography>
        Removes only what is marked as test: tournaments, teams and players, with their games, brackets and
        registrations. Everything else stays untouched.
      </Typography>
      <Box role="status" sx={{ mt: 1.5 }}>
        {isBusy ? 'Deleting…' : data === undefined && error === null ? lookingUpLoss : null}
      </Box>
      {error !== null && (
        <Alert severity="error">{sentenceOf(error) ?? 'What is marked as test could not be looked up.'}</Alert>
      )}
      {data !== undefined && <TestsToGo tests={data} />}
      <Typography fontWeight={600} sx={{ mt: 1.5 }}>
        {cannotBeUndone}
      </Typography>
      <DialogActions onCancel={onClose} isFinal>
        <Button variant="contained" color="error" aria-disabled={isWaiting} onClick={() => !isWaiting && run()}>
          Delete Test Data
        </Button>
      </DialogActions>
    </PageDialog>
  );
}

/** Test data to be deleted, with played tournaments first, and the records that stay. */
function TestsToGo({ tests }: { readonly tests: TestsOnFile }) {
  const { tournaments, teams, players, stayingTeams, stayingPlayers } = tests;
  const played = tournaments.filter((tournament) => tournament.played > 0);
  return (
    <>
      <Typography fontWeight={600}>
        {tournaments.length + teams + players === 0
          ? 'Nothing is marked as test.'
          : `${testCounts(tournaments.length, teams, players)} will go:`}
      </Typography>
      {played.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          Played already: {played.map(({ name }) => name).join(', ')}. Results and goals go too.
        </Alert>
      )}
      <Box component="ul" aria-label="Tournaments that go" sx={list}>
        {tournaments.map((tournament) => (
          <li key={tournament.id}>{holdingsOf(tournament)}</li>
        ))}
      </Box>
      {stayingTeams + stayingPlayers > 0 && (
        <Typography>
          Marked as test, and staying as a real tournament needs them: {counted(stayingTeams, 'team')} and{' '}
          {counted(stayingPlayers, 'player')}.
        </Typography>
      )}
    </>
  );
}

const list = { my: 1, pl: 2.5, '& li': { overflowWrap: 'anywhere' } } as const;

const holdingsOf = ({ name, teams, registrations, games, played, paid }: TestTournament) =>
  `${name}: ${counted(teams, 'team')}, ${counted(registrations, 'registration')} (${paid} paid), ${counted(games, 'game')} (${played} played)`;

function testCounts(tournaments: number, teams: number, players: number): string {
  return `${counted(tournaments, 'tournament')}, ${counted(teams, 'team')} and ${counted(players, 'player')}`;
}

const testData = () => ask<TestsOnFile>('/api/admin/test-data');

const deleteTestData = () => send<TestsRemoved>('DELETE', '/api/admin/delete-test-data');
