import { Box, Paper, Typography } from '@mui/material';
import type { Proposal, ProposedPlayer } from '../../domain/answer/free-agent/placement-view.ts';
import { type Hand, PlacedPlayers } from './placed-players.tsx';

export const tooMany = (most: number) => `Takes at most ${most} players`;

/** Team with open places: its roster, and the players it would get. */
export function TeamPlacement({
  team,
  placed,
  hand,
}: {
  readonly team: Proposal['teams'][number];
  readonly placed: readonly ProposedPlayer[];
  readonly hand: Hand;
}) {
  const players = team.currentPlayers + placed.length;
  const isAbove = players > team.maxPlayers;
  return (
    <Paper variant="outlined" component="section" aria-label={team.name} sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h3">{team.name}</Typography>
        <Typography variant="h3" component="span" color={isAbove ? 'error' : 'text.secondary'}>
          {players}/{team.maxPlayers}
        </Typography>
      </Box>
      <Typography color="text.secondary" sx={{ fontSize: '0.9375rem', mb: 0.5 }}>
        {[team.skillLevel, team.ageBracket].filter(Boolean).join(' · ')}
        <br />
        {team.roster.join(', ')}
      </Typography>
      {isAbove && <Typography color="error">{tooMany(team.maxPlayers)}</Typography>}
      <PlacedPlayers players={placed} hand={hand} />
    </Paper>
  );
}
