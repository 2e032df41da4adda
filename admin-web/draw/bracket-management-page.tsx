import Add from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Refresh from '@mui/icons-material/Refresh';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useRefreshDrawn } from '../bracket/use-drawn-tournament.ts';
import { Steps } from '../frame/first-tournament.tsx';
import { LiveOffice } from '../game/live-office.tsx';
import { type Choose, useTournamentInAddress } from '../kit/chosen-tournament.ts';
import { PageHead } from '../kit/page-head.tsx';
import { useChange } from '../kit/use-change.ts';
import { CreateTournamentDialog } from '../tournament/create-tournament-dialog.tsx';
import { createTournament } from '../tournament/new-tournament-form.tsx';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { ChosenTournament } from './chosen-tournament.tsx';
import { TournamentSelector } from './tournament-selector.tsx';

/** Bracket management: create, choose, plan and draw a tournament, and manage it on its day. */
export function BracketManagementPage() {
  const [chosen, choose] = usePlannedTournament();
  const [isCreating, setCreating] = useState(false);
  const { isNone } = useTournaments();
  const refresh = useRefreshDrawn();
  const refreshing = useChange(refresh, {
    done: 'Data Refreshed',
    about: 'Tournaments, teams and brackets are as the product has them now.',
    failed: 'Failed to refresh data',
  });
  return (
    <>
      <Button component={Link} to="/" startIcon={<ArrowBack />} sx={{ alignSelf: 'flex-start', ml: -1, mb: 1 }}>
        Back to the dashboard
      </Button>
      <PageHead title="Bracket Management">
        <Button variant="contained" size="large" startIcon={<Add />} onClick={() => setCreating(true)}>
          {createTournament}
        </Button>
      </PageHead>
      <LiveOffice />
      {isNone ? (
        <Steps />
      ) : (
        <>
          <Box sx={bar}>
            <Box sx={{ flexGrow: 1, maxWidth: 560, minWidth: 0 }}>
              <TournamentSelector chosen={chosen} onChoose={choose} />
            </Box>
            <Button
              variant="outlined"
              size="large"
              startIcon={<Refresh />}
              disabled={refreshing.isBusy}
              onClick={() => refreshing.run()}
            >
              Refresh Data
            </Button>
          </Box>
          <ChosenTournament key={chosen ?? 'none'} id={chosen} />
        </>
      )}
      {isCreating && (
        <CreateTournamentDialog
          onClose={() => setCreating(false)}
          onCreated={async ({ id }) => {
            setCreating(false);
            await refresh();
            choose(id);
          }}
        />
      )}
    </>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: { xs: 2, md: 3 } } as const;

/** Returns the tournament to plan. It is part of the address, so that a link leads to it. */
function usePlannedTournament(): readonly [number | undefined, Choose] {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('tournament'));
  const named = Number.isInteger(id) && id > 0 ? id : undefined;
  const go: Choose = (chosen) =>
    setSearch(chosen === undefined ? {} : { tournament: String(chosen) }, { replace: true });
  useTournamentInAddress(named, go);
  return [named, go];
}
