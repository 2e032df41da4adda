import { MenuItem, Select, type SelectProps } from '@mui/material';
import { useEffect } from 'react';
import { useChosenTournament } from '../kit/chosen-tournament.ts';
import { colours } from '../kit/theme.ts';
import { choiceLabel, inOrderOfDays } from '../tournament/tournament-choices.ts';
import { useTournaments } from '../tournament/use-tournaments.ts';

const allTournaments = 'All Tournaments';

/** Choice of the tournament that the whole office works on; nothing before there is one. */
export function TournamentChoice() {
  const [chosen, choose] = useChosenTournament();
  const { tournaments, isSettled } = useTournaments();
  const isListed = tournaments.some(({ id }) => id === chosen);
  const isGone = isSettled && chosen !== undefined && !isListed;
  useEffect(() => {
    if (isGone) choose(undefined);
  }, [isGone, choose]);
  if (tournaments.length === 0) return null;
  return (
    <Select
      variant="standard"
      disableUnderline
      displayEmpty
      value={isListed ? String(chosen) : ''}
      onChange={({ target }) => choose(target.value === '' ? undefined : Number(target.value))}
      slotProps={{ input: { 'aria-label': 'Working on' } }}
      sx={inHeader}
    >
      <MenuItem value="">{allTournaments}</MenuItem>
      {inOrderOfDays(tournaments).map((tournament) => (
        <MenuItem key={tournament.id} value={String(tournament.id)}>
          {choiceLabel(tournament)}
        </MenuItem>
      ))}
    </Select>
  );
}

const inHeader: SelectProps['sx'] = {
  order: 1,
  flex: { xs: '1 1 0', md: '0 1 22rem' },
  minWidth: 0,
  ml: { xs: 0.5, sm: 2 },
  color: colours.chalk,
  '& .MuiSelect-icon': { color: colours.chalk },
  '& .MuiSelect-select': { py: 1, pl: 1 },
  // No higher than the buttons beside it.
  '@media (pointer: fine)': { minHeight: 38, height: 38, '& .MuiSelect-select': { py: 0.5, minHeight: 0 } },
};
