import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { type SeedList, seedsOf, withChoice } from '../bracket/seed-list.ts';
import { Section } from '../kit/section.tsx';
import { TeamRow } from './team-row.tsx';

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
  const listed = list.order.flatMap((id) => teams.filter((team) => team.id === id));
  return (
    <Section title="Teams" remark={`${seeds.length} of ${teams.length} selected`}>
      {teams.length === 0 ? (
        <Typography color="text.secondary">No team has registered for this tournament yet.</Typography>
      ) : (
        <>
          <FormControlLabel label="Select all" control={<AllTeams list={list} onChange={onChange} />} />
          <Box component="ul" sx={rows}>
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
        </>
      )}
    </Section>
  );
}

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

const rows = { m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' } as const;
