import { Box, Typography } from '@mui/material';
import type { SpokenRemarks } from '../../domain/form/form.ts';
import { type PresetName, presetNames, presetOf, standingsPresets } from '../../domain/standings/standings-presets.ts';
import {
  type AfterSeparation,
  afterSeparations,
  type HeadToHeadOfMany,
  headToHeadsOfMany,
  type StandingsSettings,
  tableOfTheirOwn,
} from '../../domain/standings/standings-settings.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { CriteriaList } from './criteria-list.tsx';
import { NumberInput } from './number-input.tsx';

/** Names of the number inputs. */
type Count = 'winPoints' | 'drawPoints' | 'lossPoints' | 'goalPoints' | 'shutOutPoints' | 'forfeitGoals' | Cap;
type Cap = 'goalPointsCap' | 'goalDifferenceCap' | 'goalsForCap';

interface RankingPart {
  readonly ranking: StandingsSettings;
  readonly remarks: SpokenRemarks;
  readonly onChange: (ranking: StandingsSettings) => void;
}

/** Form of the ranking: a preset, the order of the criteria, and the limits per game. */
export function RankingForm(part: RankingPart) {
  const { ranking, remarks, onChange } = part;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <ChoiceInput
        label="Begin with"
        hint="Cards are not kept: where FIFA and UEFA count them, you draw lots."
        value={presetOf(ranking) ?? ''}
        choices={[
          ...(presetOf(ranking) === undefined ? [{ value: '', label: 'An order of your own' }] : []),
          ...presetNames.map((value) => ({ value, label: presetLabels[value] })),
        ]}
        onChange={(chosen) => {
          const preset = presetNames.find((name) => name === chosen);
          if (preset !== undefined) onChange(standingsPresets[preset]);
        }}
      />
      <CriteriaList
        order={ranking.criteria}
        complaint={remarks.criteria}
        onChange={(criteria) => onChange({ ...ranking, criteria })}
      />
      <Points {...part} />
      <LevelTeams {...part} />
      <Caps {...part} />
      <Typography color="text.secondary">
        A festival without tables is set before the draw: Bracket Generation Settings, More, with Round Robin as the
        format.
      </Typography>
    </Box>
  );
}

function Points(part: RankingPart) {
  const isAsked = part.ranking.criteria.includes('points');
  return (
    <Box component="section" aria-label="Points for a game">
      <Typography variant="h4" component="h3">
        Points for a game
      </Typography>
      {!isAsked && <Typography color="text.secondary">Points rank nobody in this order.</Typography>}
      <Box sx={three}>
        <Counted {...part} of="winPoints" />
        <Counted {...part} of="drawPoints" />
        <Counted {...part} of="lossPoints" />
        <Counted {...part} of="goalPoints" />
        <Counted {...part} of="goalPointsCap" hint="Empty: every goal." />
        <Counted {...part} of="shutOutPoints" />
      </Box>
    </Box>
  );
}

function LevelTeams({ ranking, onChange }: RankingPart) {
  return (
    <Box component="section" aria-label="Three or more level">
      <Typography variant="h4" component="h3">
        Three or more level
      </Typography>
      <ChoiceInput
        label="Their games against each other"
        value={ranking.headToHeadOfMany}
        choices={headToHeadsOfMany.map((value) => ({ value, label: ofMany[value] }))}
        onChange={(chosen) =>
          onChange({ ...ranking, headToHeadOfMany: headToHeadsOfMany.find((one) => one === chosen) ?? 'skipped' })
        }
      />
      <ChoiceInput
        label="Once one is set apart, the others"
        value={ranking.afterSeparation}
        choices={afterSeparations.map((value) => ({ value, label: afterwards[value] }))}
        onChange={(chosen) =>
          onChange({ ...ranking, afterSeparation: afterSeparations.find((one) => one === chosen) ?? 'restart' })
        }
      />
    </Box>
  );
}

function Caps(part: RankingPart) {
  return (
    <Box component="section" aria-label={caps}>
      <Typography variant="h4" component="h3">
        {caps}
      </Typography>
      <Box sx={three}>
        <Counted {...part} of="goalDifferenceCap" hint="Empty: every goal." />
        <Counted {...part} of="goalsForCap" hint="Empty: every goal." />
        <Counted {...part} of="forfeitGoals" hint="to nothing, from now on" />
      </Box>
    </Box>
  );
}

function Counted({
  ranking,
  remarks,
  onChange,
  of,
  hint,
}: RankingPart & { readonly of: Count; readonly hint?: string }) {
  const isCap = of === 'goalPointsCap' || of === 'goalDifferenceCap' || of === 'goalsForCap';
  return (
    <NumberInput
      label={labels[of]}
      hint={hint}
      complaint={remarks[of]}
      value={ranking[of]}
      least={isCap || of === 'forfeitGoals' ? 1 : 0}
      onChange={(value) => onChange({ ...ranking, [of]: isCap ? value : (value ?? 0) })}
    />
  );
}

const three = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 1.5,
} as const;

const presetLabels = {
  'Wins, then goals': 'Wins, then goals (the usual)',
  'US youth': 'US Youth Soccer',
  '10 points': '10 points a game',
  'FIFA to 2022': 'FIFA World Cup, up to 2022',
  'FIFA from 2026': 'FIFA World Cup, from 2026',
  UEFA: 'UEFA Euro',
} satisfies Record<PresetName, string>;

const ofMany = {
  skipped: 'Do not look at their own games',
  [tableOfTheirOwn]: 'Make a table of their own games',
  'beat-all-others': 'Only a team that beat all the others goes ahead',
} satisfies Record<HeadToHeadOfMany, string>;

const afterwards = {
  restart: 'start again at the first line',
  continue: 'go on to the next line',
  'head-to-head-again': 'look at their own games again, then go on',
} satisfies Record<AfterSeparation, string>;

const caps = 'How far a game counts';

const labels = {
  winPoints: 'A win',
  drawPoints: 'A draw',
  lossPoints: 'A loss',
  goalPoints: 'Each goal',
  goalPointsCap: 'Goals counted at most',
  shutOutPoints: 'A shut-out',
  goalDifferenceCap: 'Goal difference at most',
  goalsForCap: 'Goals scored at most',
  forfeitGoals: 'A forfeit counts',
};
