import { Paper, TextField, Typography } from '@mui/material';
import type { Proposal, ProposedPlayer } from '../../domain/answer/free-agent/placement-view.ts';
import { playable } from '../../domain/free-agent/placement.ts';
import { rosterSize } from '../../domain/team/team.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { type Hand, PlacedPlayers } from './placed-players.tsx';
import { tooMany } from './team-placement.tsx';

export const newTeamName = (name: string) => `New team ${name}`;

/** Proposed team of free agents, with a name that can be changed. */
export function NewTeamPlacement({
  team,
  name,
  onName,
  placed,
  hand,
}: {
  readonly team: Proposal['newTeams'][number];
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly placed: readonly ProposedPlayer[];
  readonly hand: Hand;
}) {
  const isShort = placed.length > 0 && placed.length < playable;
  return (
    <Paper variant="outlined" component="section" aria-label={newTeamName(name)} sx={{ px: 2, py: 1.5 }}>
      <TextField
        label={teamForm.fields.name.label}
        value={name}
        onChange={({ target }) => onName(target.value)}
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Typography color="text.secondary" sx={{ fontSize: '0.9375rem' }}>
        {[`${placed.length}/${rosterSize}`, team.skillLevel, team.ageBracket].filter(Boolean).join(' · ')}
        <br />
        Whoever registered first leads the team.
      </Typography>
      {isShort && <Typography color="error">Needs at least {playable} players</Typography>}
      {placed.length > rosterSize && <Typography color="error">{tooMany(rosterSize)}</Typography>}
      <PlacedPlayers players={placed} hand={hand} />
    </Paper>
  );
}
