import { Box, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material';
import { ChoiceInput, counted } from '../form/choice-input.tsx';
import { choices, type DrawPlan, festivalDivisions } from './draw-plan.ts';
import type { PlanPart } from './plan-settings.tsx';
import { useTournamentsToDraw } from './use-chosen-tournament.ts';
import { words } from './words.ts';

const { seedings, poolCounts, rests } = words.settings;

/** What goes beyond the usual settings: rest, seeding, pools and further places. */
export function MoreSettings({ plan, onChange }: PlanPart) {
  const set = (change: Partial<DrawPlan>) => onChange({ ...plan, ...change });
  const ticks = plan.tournamentFormat === 'round-robin' ? roundRobinTicks : eliminationTicks;
  return (
    <>
      <ChoiceInput
        label={words.settings.rest}
        value={plan.minRestSlots}
        choices={counted(choices.rests, (slots) => rests[slots] ?? String(slots))}
        onChange={(slots) => set({ minRestSlots: Number(slots) })}
      />
      <ChoiceInput
        label={words.settings.seeding}
        value={plan.seeding}
        choices={Object.entries(seedings).map(([value, label]) => ({ value, label }))}
        onChange={(seeding) => set({ seeding: seeding as DrawPlan['seeding'] })}
      />
      {plan.seeding === 'lots' && (
        <TextField
          type="number"
          label={words.settings.seed}
          helperText={words.settings.seedHint}
          value={plan.lotsSeed}
          onChange={(event) => set({ lotsSeed: Math.max(0, Math.trunc(Number(event.target.value))) })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: 0, inputMode: 'numeric' } }}
        />
      )}
      {plan.seeding === 'standings' && <EarlierTournament plan={plan} onChange={onChange} />}
      {plan.tournamentFormat === 'round-robin' && (
        <ChoiceInput
          label={words.settings.pools}
          value={plan.pools}
          choices={choices.pools.map((value) => ({ value, label: poolCounts[value] }))}
          onChange={(pools) => set({ pools: Number(pools) as DrawPlan['pools'] })}
        />
      )}
      <Box sx={{ display: 'grid', mt: 1 }}>
        {ticks.map((source) => (
          <FormControlLabel
            key={source}
            label={words.settings[labels[source]]}
            control={
              <Switch
                checked={plan[source]}
                onChange={(_, isOn) => set({ [source]: isOn })}
                slotProps={{ input: { role: 'switch' } }}
              />
            }
          />
        ))}
        <Festivals plan={plan} onChange={onChange} />
      </Box>
    </>
  );
}

/** Which divisions are played as a festival, without a table. */
function Festivals({ plan, onChange }: PlanPart) {
  const { festival, festivalOf, festivalHint } = words.settings;
  const divisions = festivalDivisions(plan);
  const turn = (division: string, isOn: boolean) => {
    const others = plan.withoutStandings.filter((one) => one !== division);
    onChange({ ...plan, withoutStandings: isOn ? [...others, division] : others });
  };
  return (
    <>
      {divisions.map((division) => (
        <FormControlLabel
          key={division}
          label={plan.generateByAge ? festivalOf(division) : festival}
          control={
            <Switch
              checked={plan.withoutStandings.includes(division)}
              onChange={(_, isOn) => turn(division, isOn)}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
        />
      ))}
      {divisions.length > 0 && <FormHelperText>{festivalHint}</FormHelperText>}
    </>
  );
}

const roundRobinTicks = ['thirdPlace'] as const;
const eliminationTicks = ['thirdPlace', 'placement', 'keepsClubsApart'] as const;
const labels = { thirdPlace: 'thirdPlace', placement: 'placement', keepsClubsApart: 'clubsApart' } as const;

function EarlierTournament({ plan, onChange }: PlanPart) {
  const { data = [] } = useTournamentsToDraw();
  const earlier = data.filter(({ status }) => status === 'completed');
  return (
    <ChoiceInput
      label={words.settings.earlier}
      value={plan.earlierTournamentId ?? ''}
      choices={[
        { value: '', label: words.tournament.none },
        ...earlier.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(id) => onChange({ ...plan, earlierTournamentId: id === '' ? null : Number(id) })}
    />
  );
}
