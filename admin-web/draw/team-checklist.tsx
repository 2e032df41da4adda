import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, Checkbox, FormControlLabel, IconButton, Typography } from '@mui/material';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { reseeded, type SeedList, seedsOf, withChoice } from '../bracket/seed-list.ts';
import { Fold } from '../kit/fold.tsx';
import { Section } from '../kit/section.tsx';
import { useNarrow } from '../kit/use-narrow.ts';

/** Teams of the tournament, with the choice for the draw and the order of seeds. */
export function TeamChecklist({
  teams,
  list,
  isSeeded,
  onChange,
}: {
  readonly teams: readonly PublicTeam[];
  readonly list: SeedList;
  /** Whether the order of the list is the order of the seeds. */
  readonly isSeeded: boolean;
  readonly onChange: (list: SeedList) => void;
}) {
  const seeds = seedsOf(list);
  const isNarrow = useNarrow();
  const listed = list.order.flatMap((id) => teams.filter((team) => team.id === id));
  const rows = (
    <Box component="ul" sx={listOfTeams}>
      {listed.map((team) => (
        <TeamRow
          key={team.id}
          team={team}
          seed={seeds.indexOf(team.id) + 1}
          seeds={isSeeded ? seeds.length : 0}
          onChoose={(isChosen) => onChange(withChoice(list, team.id, isChosen))}
          list={list}
          onChange={onChange}
        />
      ))}
    </Box>
  );
  return (
    <Section title="Teams" remark={`${seeds.length} of ${teams.length} selected`}>
      {teams.length === 0 ? (
        <Typography color="text.secondary">No team has registered for this tournament yet.</Typography>
      ) : (
        <>
          <FormControlLabel label="Select all" control={<AllTeams list={list} onChange={onChange} />} />
          {isNarrow && teams.length > mostOnPhone ? <Fold title={`All ${teams.length} teams`}>{rows}</Fold> : rows}
        </>
      )}
    </Section>
  );
}

/** Number of teams above which their list is folded on a phone, so that the settings are in view. */
const mostOnPhone = 8;

function AllTeams({ list, onChange }: { readonly list: SeedList; readonly onChange: (list: SeedList) => void }) {
  const isAll = list.chosen.length === list.order.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={!isAll && list.chosen.length > 0}
      onChange={() => onChange({ ...list, chosen: isAll ? [] : list.order })}
    />
  );
}

const listOfTeams = { m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' } as const;

/** Team on the checklist: a checkbox and, if the order is that of the seeds, its seed and buttons to move it. */
function TeamRow({
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
