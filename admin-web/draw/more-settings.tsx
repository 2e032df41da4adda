import { Box, FormControlLabel, FormHelperText, Switch, TextField } from '@mui/material';
import { type DrawSettings, drawnByLot, drawSettings, poolCounts } from '../../domain/rule/draw/draw-settings.ts';
import { ChoiceInput, counted } from '../form/choice-input.tsx';
import { choices, festivalDivisions, type PlanPart } from './draw-plan.ts';
import { chooseTournament } from './tournament-selector.tsx';
import { useTournamentsToDraw } from './use-tournaments-to-draw.ts';

/** Settings beyond the usual ones: rest, seeding, pools and further places. */
export function MoreSettings({ plan, onChange }: PlanPart) {
  const set = (change: Partial<DrawSettings>) => onChange({ ...plan, ...change });
  const ticks = plan.tournamentFormat === 'round-robin' ? roundRobinTicks : eliminationTicks;
  return (
    <>
      <ChoiceInput
        label="Rest between two games"
        value={plan.minRestSlots}
        choices={counted(choices.rests, (slots) => rests[slots] ?? String(slots))}
        onChange={(minRestSlots) => set({ minRestSlots })}
      />
      <ChoiceInput
        label={drawSettings.fields.seeding.label}
        value={plan.seeding}
        choices={[
          { value: 'given', label: 'In the order of the team list' },
          { value: 'lots', label: drawnByLot },
          { value: 'standings', label: 'From the standings of an earlier tournament' },
        ]}
        onChange={(seeding) => set({ seeding })}
      />
      {plan.seeding === 'lots' && (
        <TextField
          type="number"
          label="Number of the lots"
          helperText="The same number draws the same order again."
          value={plan.seed ?? ''}
          onChange={(event) => set({ seed: Math.max(0, Math.trunc(Number(event.target.value))) })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: 0, inputMode: 'numeric' } }}
        />
      )}
      {plan.seeding === 'standings' && <EarlierTournament plan={plan} onChange={onChange} />}
      {plan.tournamentFormat === 'round-robin' && (
        <ChoiceInput
          label={drawSettings.fields.pools.label}
          value={plan.pools ?? ''}
          choices={[
            { value: '', label: 'One group' },
            ...poolCounts.map((value) => ({ value, label: `${value} pools` })),
          ]}
          onChange={(pools) => set({ pools: pools || null })}
        />
      )}
      <Box sx={{ display: 'grid', mt: 1 }}>
        {ticks.map((source) => (
          <FormControlLabel
            key={source}
            label={labels[source]}
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

/** Choice of the divisions played as a festival, without a table. */
function Festivals({ plan, onChange }: PlanPart) {
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
          label={plan.generateByAge ? `${division} as a festival: no standings` : 'Festival: no standings'}
          control={
            <Switch
              checked={plan.withoutStandings.includes(division)}
              onChange={(_, isOn) => turn(division, isOn)}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
        />
      ))}
      {divisions.length > 0 && (
        <FormHelperText>
          A festival is played for fun: every team has its games, nobody is ranked, and there are no finals.
        </FormHelperText>
      )}
    </>
  );
}

const roundRobinTicks = ['thirdPlace'] as const;
const eliminationTicks = ['thirdPlace', 'placement', 'keepsClubsApart'] as const;
const labels = {
  thirdPlace: 'Play for third place',
  placement: 'Play for every place',
  keepsClubsApart: 'Keep teams of a club apart in the first round',
} as const;

function EarlierTournament({ plan, onChange }: PlanPart) {
  const { data = [] } = useTournamentsToDraw();
  const earlier = data.filter(({ status }) => status === 'completed');
  return (
    <ChoiceInput
      label={drawSettings.fields.seedingTournamentId.label}
      value={plan.seedingTournamentId ?? ''}
      choices={[{ value: '', label: chooseTournament }, ...earlier.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(id) => onChange({ ...plan, seedingTournamentId: id || null })}
    />
  );
}

const rests = ['No rest', '1 slot', '2 slots', '3 slots'];
