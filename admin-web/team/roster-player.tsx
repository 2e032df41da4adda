import Move from '@mui/icons-material/MoveDownOutlined';
import Remove from '@mui/icons-material/PersonRemoveOutlined';
import { Box, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { type ListedRegistration, waiverStateLabels } from '../../domain/answer/registration/listed-registration.ts';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { Badge } from '../kit/badge.tsx';
import { May } from '../kit/may.tsx';
import { useChange } from '../kit/use-change.ts';
import { send } from '../transport/call.ts';
import { addToRoster } from './roster-addition.tsx';

/** Player on a roster, with the actions to move or remove. */
export function RosterPlayer({ one, team }: { readonly one: ListedRegistration; readonly team: ListedTeam }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const name = one.playerName;
  const removal = useChange(() => takeOffRoster(team.id, one.playerId), {
    done: `${name} is a free agent now`,
    failed: 'Failed to remove player from team',
  });
  const move = useChange((to: number) => addToRoster(to, one.playerId), {
    done: `${name} has moved`,
    failed: 'Failed to move player',
  });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {name} {one.playerId === team.captainId && <Badge tone="good">Captain</Badge>}{' '}
        {one.waiverState !== 'confirmed' && (
          <Badge tone="alarm">Waiver {waiverStateLabels[one.waiverState].toLowerCase()}</Badge>
        )}
      </Box>
      <May act="change">
        <Tooltip title="Move to team">
          <IconButton
            size="small"
            color="inherit"
            aria-label={`Move to team: ${name}`}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => setPlace(currentTarget)}
          >
            <Move fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title="Remove from team">
          <IconButton
            size="small"
            color="inherit"
            aria-label={`Remove from team: ${name}`}
            onClick={() => removal.run()}
          >
            <Remove fontSize="small" />
          </IconButton>
        </Tooltip>
      </May>
      {place !== null && (
        <OtherTeams
          team={team}
          place={place}
          onClose={() => setPlace(null)}
          onChoose={(to) => {
            setPlace(null);
            move.run(to);
          }}
        />
      )}
    </Box>
  );
}

/** Menu of the tournament's other teams with a free place. */
function OtherTeams({
  team,
  place,
  onClose,
  onChoose,
}: {
  readonly team: ListedTeam;
  readonly place: HTMLElement;
  readonly onClose: () => void;
  readonly onChoose: (teamId: number) => void;
}) {
  const { data = [] } = useGetList<ListedTeam>('teams', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'name', order: 'ASC' },
    filter: { tournamentId: team.tournamentId },
  });
  const others = data.filter(({ id, isActive }) => id !== team.id && isActive);
  return (
    <Menu open anchorEl={place} onClose={onClose}>
      {others.map(({ id, name, currentPlayers, maxPlayers }) => (
        <MenuItem key={id} disabled={currentPlayers >= maxPlayers} onClick={() => onChoose(id)}>
          {name} ({currentPlayers}/{maxPlayers})
        </MenuItem>
      ))}
    </Menu>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  py: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const takeOffRoster = (teamId: number, playerId: number) =>
  send('DELETE', `/api/admin/teams/${teamId}/players/${playerId}`);
