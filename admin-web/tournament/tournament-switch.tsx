import { FormControlLabel, Switch } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { isOver } from '../../domain/rule/tournament/tournament.ts';
import { useMay } from '../kit/may.tsx';
import { type TournamentSide, tournamentSwitches, useTournamentSwitch } from './use-tournament-switch.ts';

/** Switch in the list for a tournament's visibility or registration; nobody registers for one that is over. */
export function TournamentSwitch({ side }: { readonly side: TournamentSide }) {
  const tournament = useRecordContext<ListedTournament>();
  const mayTurn = useMay('change');
  const turn = useTournamentSwitch(side);
  if (tournament === undefined) return null;
  const isPast = side === 'registrationOpen' && isOver(tournament, new Date());
  const isOn = tournament[side] && !isPast;
  const state = isOn ? tournamentSwitches[side].on : tournamentSwitches[side].off;
  return (
    <FormControlLabel
      label={state}
      control={
        <Switch
          checked={isOn}
          disabled={!mayTurn || isPast}
          onChange={() => turn(tournament)}
          slotProps={{
            input: { role: 'switch', 'aria-label': `${tournament.name}, ${tournamentSwitches[side].label}: ${state}` },
          }}
        />
      }
    />
  );
}
