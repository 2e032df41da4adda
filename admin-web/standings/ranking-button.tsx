import Leaderboard from '@mui/icons-material/Leaderboard';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { RankingDialog, rankingTitle } from './ranking-dialog.tsx';

/** Button that opens the ranking rules of a tournament. */
export function RankingButton({ drawn }: { readonly drawn: DrawnTournament }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Leaderboard />} onClick={() => setOpen(true)}>
        {rankingTitle}
      </Button>
      {isOpen && <RankingDialog drawn={drawn} onClose={() => setOpen(false)} />}
    </>
  );
}
