import { Box } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { type SeedList, seedsOf, withTeams } from '../bracket/seed-list.ts';
import type { DrawPlan } from './draw-plan.ts';
import { DrawPreviewPanel } from './draw-preview.tsx';
import { GenerateButton } from './generate-button.tsx';
import { PlanSettings } from './plan-settings.tsx';
import { registeredBrackets } from './registered-brackets.ts';
import { initialPlan, storePlan } from './stored-plan.ts';
import { TeamChecklist } from './team-checklist.tsx';
import { useDrawPreview } from './use-draw-preview.ts';

/** Planning of the brackets: teams on the left, settings in the middle, preview on the right. */
export function DrawPlanning({ drawn, onDrawn }: { readonly drawn: DrawnTournament; readonly onDrawn: () => void }) {
  const { tournament, teams } = drawn;
  const [begun] = useState(() => initialPlan(drawn));
  const [settings, setSettings] = useState(begun.settings);
  const [list, setList] = useState(() =>
    withTeams(
      begun.list,
      teams.map(({ id }) => id),
    ),
  );
  useEffect(
    () =>
      setList((before) =>
        withTeams(
          before,
          teams.map(({ id }) => id),
        ),
      ),
    [teams],
  );
  const plan = useMemo(() => ({ ...settings, teamIds: seedsOf(list) }), [settings, list]);
  const changeSettings = (changed: DrawPlan) => {
    setSettings(changed);
    storePlan(drawn, { settings: changed, list });
  };
  const changeList = (changed: SeedList) => {
    setList(changed);
    storePlan(drawn, { settings, list: changed });
  };
  const preview = useDrawPreview(tournament.id, plan);
  return (
    <Box sx={columns}>
      <TeamChecklist teams={teams} list={list} isSeeded={plan.seeding === 'given'} onChange={changeList} />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <PlanSettings
          plan={plan}
          onChange={changeSettings}
          needsDay={tournament.firstDay === null}
          hours={drawn.playingHours}
          registered={registeredBrackets(drawn)}
        />
        <GenerateButton
          plan={plan}
          drawn={drawn}
          preview={preview.isBehind ? undefined : preview.data}
          onDrawn={onDrawn}
        />
      </Box>
      <Box sx={{ gridColumn: { md: '1 / -1', lg: 'auto' }, minWidth: 0 }}>
        <DrawPreviewPanel preview={preview} plan={plan} teams={teams} onChange={changeSettings} />
      </Box>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 7fr) minmax(0, 8fr) minmax(0, 13fr)',
  },
} as const;
