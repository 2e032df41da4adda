import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Casino from '@mui/icons-material/Casino';
import { Box, Button, FormControlLabel, IconButton, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { inDrawnOrder } from '../../domain/rule/lots/seeded-lots.ts';
import type { TieDecision } from '../../domain/rule/standings/tie-decision.ts';
import type { UndecidedTie } from '../../domain/rule/standings/undecided-tie.ts';
import { separations } from '../../domain/use-case/bracket/tie-entry.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { reseeded } from '../bracket/seed-list.ts';
import { teamName } from '../bracket/sides.ts';
import { useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { send } from '../transport/call.ts';
import { tieText } from './use-ties.ts';

/** Dialog that records how level teams were separated. Lots that it draws are recorded by the same press and shown afterwards. */
export function LotsDialog({
  tie,
  drawn,
  onClose,
}: {
  readonly tie: UndecidedTie;
  readonly drawn: DrawnTournament;
  readonly onClose: () => void;
}) {
  const [teams, setTeams] = useState(tie.teams);
  const [by, setBy] = useState<TieDecision['by']>('lots');
  const { run, isBusy } = useDrawnChange((decision: Decision) => decideTie(drawn.tournament.id, decision), {
    done: 'Order Recorded',
    about: (_, { teams: order }) =>
      order.map((id, place) => `${tie.rank + place}. ${teamName(id, drawn.teams)}`).join(', '),
    failed: 'Failed to record the order',
    after: onClose,
  });
  const move = (team: number, step: Step) => setTeams(reseeded({ order: teams, chosen: teams }, team, step).order);
  return (
    <ConfirmDialog
      title="In which order?"
      confirm="Record the order"
      cancel="Cancel"
      isPending={isBusy}
      onConfirm={() => run({ teams, by })}
      onCancel={onClose}
    >
      <Typography sx={{ mb: 1 }}>Nothing separates these teams: {tieText(tie, drawn)}</Typography>
      <Button
        startIcon={<Casino />}
        variant="outlined"
        disabled={isBusy}
        onClick={() => run({ teams: inDrawnOrder(tie.teams, freshLots), by: 'lots' })}
      >
        Draw lots and record them
      </Button>
      <Typography color="text.secondary" sx={{ mt: 2 }}>
        Or enter the order, best first, as the lots fell at the field or the shoot-out ended.
      </Typography>
      <Box component="ol" sx={{ pl: 3 }}>
        {teams.map((team, index) => (
          <PlacedTeam
            key={team}
            name={teamName(team, drawn.teams)}
            isFirst={index === 0}
            isLast={index === teams.length - 1}
            onMove={(step) => move(team, step)}
          />
        ))}
      </Box>
      <RadioGroup
        row
        aria-label="Separated by"
        value={by}
        onChange={(_, chosen) => setBy(chosen === 'lots' ? 'lots' : 'shoot-out')}
        sx={{ mt: 1 }}
      >
        {separations.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
    </ConfirmDialog>
  );
}

type Decision = Pick<TieDecision, 'teams' | 'by'>;

type Step = -1 | 1;

interface PlacedTeamProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: Step) => void;
}

/** Team in its place among level teams, with buttons to swap it with its neighbours. */
function PlacedTeam({ name, isFirst, isLast, onMove }: PlacedTeamProps) {
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Box component="span" sx={{ flexGrow: 1 }}>
          {name}
        </Box>
        <IconButton aria-label={`${name} higher`} disabled={isFirst} onClick={() => onMove(-1)}>
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton aria-label={`${name} lower`} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDownward fontSize="small" />
        </IconButton>
      </Box>
    </li>
  );
}

/** Returns a random number between 0 and 1 that cannot be predicted. */
const freshLots = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** Records how level teams were separated, best first. */
const decideTie = (tournamentId: number, decision: Decision) =>
  send('POST', `/api/tournaments/${tournamentId}/ties`, decision);
