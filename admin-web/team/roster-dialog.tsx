import { Box, Skeleton, Typography } from '@mui/material';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { May } from '../kit/may.tsx';
import { RecordDialog } from '../kit/record-dialog.tsx';
import { RosterAddition } from './roster-addition.tsx';
import { RosterPlayer } from './roster-player.tsx';
import { useRoster } from './use-roster.ts';

export const rosterOf = (name: string) => `Roster of ${name}`;

/** Dialog with a team's roster: add players, move them to another team of the tournament, remove them. */
export function RosterDialog() {
  return (
    <RecordDialog<ListedTeam> title={({ name }) => rosterOf(name)}>{(team) => <Roster team={team} />}</RecordDialog>
  );
}

function Roster({ team }: { readonly team: ListedTeam }) {
  const { roster, others, isPending } = useRoster(team);
  if (isPending) return <Skeleton variant="rounded" height={160} />;
  return (
    <>
      <Typography color="text.secondary">
        {team.tournament} · {roster.length}/{team.maxPlayers}
      </Typography>
      <Box component="ul" sx={{ m: 0, my: 1.5, p: 0, listStyle: 'none' }}>
        {roster.map((one) => (
          <RosterPlayer key={one.playerId} one={one} team={team} />
        ))}
      </Box>
      {roster.length === 0 && <Typography sx={{ mb: 2 }}>Nobody is on this roster yet.</Typography>}
      {roster.length < team.maxPlayers ? (
        <May act="change">
          <RosterAddition team={team} others={others} />
        </May>
      ) : (
        <Typography color="text.secondary">The roster is full.</Typography>
      )}
    </>
  );
}
