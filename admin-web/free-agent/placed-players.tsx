import { Box, MenuItem, TextField, Typography } from '@mui/material';
import type { ProposedPlayer } from '../../domain/answer/free-agent/placement-view.ts';
import type { Place, Places } from './plan.ts';

/** Props for moving players by hand. */
export interface Hand {
  readonly options: readonly (readonly [Place, string])[];
  readonly places: Places;
  /** Registration moved last; the select and the focus follow the player to the new place. */
  readonly moved: number | undefined;
  readonly onMove: (registrationId: number, place: Place) => void;
}

/** Players of a proposal with the reason for their place; each can be moved. */
export function PlacedPlayers({ players, hand }: { readonly players: readonly ProposedPlayer[]; readonly hand: Hand }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {players.map((player) => (
        <Box component="li" key={player.registrationId} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
          <Typography fontWeight={600}>{player.name}</Typography>
          <Typography color="text.secondary" sx={{ fontSize: '0.9375rem' }}>
            {[player.skillLevel, player.ageBracket, player.playWith && `with ${player.playWith}`]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Typography sx={{ fontSize: '0.9375rem' }}>{player.reason}</Typography>
          <PlaceChoice player={player} hand={hand} />
        </Box>
      ))}
    </Box>
  );
}

function PlaceChoice({ player, hand }: { readonly player: ProposedPlayer; readonly hand: Hand }) {
  const chosen = hand.places[player.registrationId] ?? 'left';
  const label = `Place of ${player.name}`;
  return (
    <TextField
      select
      value={chosen}
      autoFocus={hand.moved === player.registrationId}
      onChange={({ target }) => {
        const option = hand.options.find(([place]) => place === target.value);
        if (option !== undefined) hand.onMove(player.registrationId, option[0]);
      }}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': label, 'aria-labelledby': undefined } } }}
      sx={{ mt: 0.5, mb: 0, '& .MuiInputBase-root': { minHeight: 38 } }}
    >
      {hand.options.map(([place, name]) => (
        <MenuItem key={place} value={place}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
