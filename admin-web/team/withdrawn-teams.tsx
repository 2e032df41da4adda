import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WithdrawnTeam } from '../../domain/rule/bracket/withdrawn-teams.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { keyOf } from '../bracket/use-drawn-tournament.ts';
import { ask } from '../transport/call.ts';
import { BringBackDialog } from './bring-back-dialog.tsx';

/** Withdrawn teams, each with a button to bring it back if that is possible. */
export function WithdrawnTeams({ drawn }: { readonly drawn: DrawnTournament }) {
  const { id } = drawn.tournament;
  const { data = [] } = useQuery({ queryKey: keyOf('withdrawn', id), queryFn: () => withdrawnTeams(id) });
  const [asked, setAsked] = useState<WithdrawnTeam>();
  if (data.length === 0) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h4" component="h3">
        Withdrawn teams
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((team) => (
          <Box key={team.teamId} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
            <span>{withdrawnAs(team)}</span>
            {team.canComeBack && (
              <Button aria-label={`Bring back: ${team.teamName}`} onClick={() => setAsked(team)}>
                Bring back
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {asked !== undefined && <BringBackDialog team={asked} drawn={drawn} onClose={() => setAsked(undefined)} />}
    </Box>
  );
}

const withdrawnAs = ({ teamName, isLeftOut, canComeBack }: WithdrawnTeam) => {
  if (!isLeftOut) return canComeBack ? teamName : `${teamName}: its players are free agents`;
  return canComeBack
    ? `${teamName}: as if it had never played`
    : `${teamName}: its games were left out; generate the brackets again to bring it back`;
};

const withdrawnTeams = (tournamentId: number) =>
  ask<readonly WithdrawnTeam[]>(`/api/tournaments/${tournamentId}/withdrawn`);
