import PersonOff from '@mui/icons-material/PersonOffOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { WithdrawDialog, withdrawTeam } from './withdraw-dialog.tsx';

/** Button that withdraws a team from a drawn tournament. */
export function WithdrawButton({ drawn }: { readonly drawn: DrawnTournament }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<PersonOff />} onClick={() => setOpen(true)}>
        {withdrawTeam}
      </Button>
      {isOpen && <WithdrawDialog drawn={drawn} onClose={() => setOpen(false)} />}
    </>
  );
}
