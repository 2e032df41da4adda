import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Checkbox, FormControlLabel, IconButton, Typography } from '@mui/material';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { reseeded, type SeedList } from '../bracket/seed-list.ts';

/** Team on the checklist: a checkbox and, if the order is that of the seeds, its seed and buttons to move it. */
export function TeamRow({
  team,
  seed,
  seeds,
  list,
  onChoose,
  onChange,
}: {
  readonly team: PublicTeam;
  /** Seed of the team; 0 if it is not chosen. */
  readonly seed: number;
  /** Number of seeds; 0 if the order has no effect. */
  readonly seeds: number;
  readonly list: SeedList;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onChange: (list: SeedList) => void;
}) {
  const move = (by: -1 | 1) => () => onChange(reseeded(list, team.id, by));
  return (
    <Box component="li" sx={row}>
      <FormControlLabel
        sx={{ flexGrow: 1, mr: 0, minWidth: 0 }}
        control={<Checkbox checked={seed > 0} onChange={(_, isChosen) => onChoose(isChosen)} />}
        label={
          <>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {team.name}
            </Box>
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
              {team.ageGroup} · {team.currentPlayers}/{team.maxPlayers}
            </Typography>
          </>
        }
      />
      {seed > 0 && seeds > 0 && (
        <>
          <Box component="span" aria-label={`Seed ${seed}`} role="img" sx={number}>
            {seed}
          </Box>
          <IconButton aria-label={`Seed ${team.name} higher`} disabled={seed === 1} onClick={move(-1)}>
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton aria-label={`Seed ${team.name} lower`} disabled={seed === seeds} onClick={move(1)}>
            <ArrowDownward fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}

const row = { display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider', py: 0.5 } as const;
const number = { typography: 'button', minWidth: '1.75rem', textAlign: 'center', color: 'text.secondary' } as const;
