import { Box, Typography } from '@mui/material';
import type { SpokenRemarks } from '../../domain/form/form.ts';
import { presetNames, presetOf, standingsPresets } from '../../domain/standings/standings-presets.ts';
import {
  afterSeparations,
  headToHeadsOfMany,
  type StandingsSettings,
} from '../../domain/standings/standings-settings.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { CriteriaList } from './criteria-list.tsx';
import { NumberInput } from './number-input.tsx';
import { words } from './ranking-words.ts';

/** The inputs that take a number. */
type Count = 'winPoints' | 'drawPoints' | 'lossPoints' | 'goalPoints' | 'shutOutPoints' | 'forfeitGoals' | Cap;
type Cap = 'goalPointsCap' | 'goalDifferenceCap' | 'goalsForCap';

export interface RankingPart {
  readonly ranking: StandingsSettings;
  readonly remarks: SpokenRemarks;
  readonly onChange: (ranking: StandingsSettings) => void;
}

/** By what teams are ranked: a preset to begin with, the order, and how far a game counts. */
export function RankingForm(part: RankingPart) {
  const { ranking, remarks, onChange } = part;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <ChoiceInput
        label={words.preset}
        hint={words.presetHint}
        value={presetOf(ranking) ?? ''}
        choices={[
          ...(presetOf(ranking) === undefined ? [{ value: '', label: words.own }] : []),
          ...presetNames.map((value) => ({ value, label: words.presets[value] })),
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
      <Typography color="text.secondary">{words.festivalHint}</Typography>
    </Box>
  );
}

function Points(part: RankingPart) {
  const isAsked = part.ranking.criteria.includes('points');
  return (
    <Box component="section" aria-label={words.points}>
      <Typography variant="h4" component="h3">
        {words.points}
      </Typography>
      {!isAsked && <Typography color="text.secondary">{words.pointsOff}</Typography>}
      <Box sx={three}>
        <Counted {...part} of="winPoints" />
        <Counted {...part} of="drawPoints" />
        <Counted {...part} of="lossPoints" />
        <Counted {...part} of="goalPoints" />
        <Counted {...part} of="goalPointsCap" hint={words.everyGoal} />
        <Counted {...part} of="shutOutPoints" />
      </Box>
    </Box>
  );
}

function LevelTeams({ ranking, onChange }: RankingPart) {
  return (
    <Box component="section" aria-label={words.level}>
      <Typography variant="h4" component="h3">
        {words.level}
      </Typography>
      <ChoiceInput
        label={words.headToHeadOfMany}
        value={ranking.headToHeadOfMany}
        choices={headToHeadsOfMany.map((value) => ({ value, label: words.ofMany[value] }))}
        onChange={(chosen) =>
          onChange({ ...ranking, headToHeadOfMany: headToHeadsOfMany.find((one) => one === chosen) ?? 'skipped' })
        }
      />
      <ChoiceInput
        label={words.afterSeparation}
        value={ranking.afterSeparation}
        choices={afterSeparations.map((value) => ({ value, label: words.after[value] }))}
        onChange={(chosen) =>
          onChange({ ...ranking, afterSeparation: afterSeparations.find((one) => one === chosen) ?? 'restart' })
        }
      />
    </Box>
  );
}

function Caps(part: RankingPart) {
  return (
    <Box component="section" aria-label={words.caps}>
      <Typography variant="h4" component="h3">
        {words.caps}
      </Typography>
      <Box sx={three}>
        <Counted {...part} of="goalDifferenceCap" hint={words.everyGoal} />
        <Counted {...part} of="goalsForCap" hint={words.everyGoal} />
        <Counted {...part} of="forfeitGoals" hint={words.forfeitHint} />
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
      label={words[of]}
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
