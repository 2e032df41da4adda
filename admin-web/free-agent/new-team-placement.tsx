import { Paper, TextField, Typography } from '@mui/material';
import type { Proposal, ProposedPlayer } from '../../domain/answer/free-agent/placement-shown.ts';
import { playable } from '../../domain/free-agent/placement.ts';
import { rosterSize } from '../../domain/team/team.ts';
import { type Hand, PlacedPlayers } from './placed-players.tsx';
import { words } from './words.ts';

/** A team that free agents would make, under a name that can be changed. */
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
    <Paper variant="outlined" component="section" aria-label={words.newTeam(name)} sx={{ px: 2, py: 1.5 }}>
      <TextField
        label={words.name}
        value={name}
        onChange={({ target }) => onName(target.value)}
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <Typography color="text.secondary" sx={{ fontSize: '0.9375rem' }}>
        {[words.players(placed.length, rosterSize), team.skillLevel, team.ageBracket].filter(Boolean).join(' · ')}
        <br />
        {words.captainFirst}
      </Typography>
      {isShort && <Typography color="error">{words.tooFew(playable)}</Typography>}
      {placed.length > rosterSize && <Typography color="error">{words.tooMany(rosterSize)}</Typography>}
      <PlacedPlayers players={placed} hand={hand} />
    </Paper>
  );
}
