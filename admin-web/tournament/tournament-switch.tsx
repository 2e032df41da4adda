import { FormControlLabel, Switch } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { useMay } from '../kit/may.tsx';
import { type TournamentSide, tournamentSwitches, useTournamentSwitch } from './use-tournament-switch.ts';

/** Switch in the list for a tournament's visibility or registration. */
export function TournamentSwitch({ side }: { readonly side: TournamentSide }) {
  const tournament = useRecordContext<Tournament>();
  const mayTurn = useMay('change');
  const turn = useTournamentSwitch(side);
  if (tournament === undefined) return null;
  const state = tournament[side] ? tournamentSwitches[side].on : tournamentSwitches[side].off;
  return (
    <FormControlLabel
      label={state}
      control={
        <Switch
          checked={tournament[side]}
          disabled={!mayTurn}
          onChange={() => turn(tournament)}
          slotProps={{
            input: { role: 'switch', 'aria-label': `${tournament.name}, ${tournamentSwitches[side].label}: ${state}` },
          }}
        />
      }
    />
  );
}
