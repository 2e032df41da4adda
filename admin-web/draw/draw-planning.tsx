import { Alert, AlertTitle, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { HttpError } from 'react-admin';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import type { DrawSettings } from '../../domain/rule/draw/draw-settings.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { type SeedList, seedsOf, withTeams } from '../bracket/seed-list.ts';
import { Section } from '../kit/section.tsx';
import { refusalOf, sentenceOf } from '../transport/failure.ts';
import { type SuggestedChange, withChange } from './draw-plan.ts';
import { GenerateButton } from './generate-button.tsx';
import { PlanSettings } from './plan-settings.tsx';
import { PreviewedDraw } from './previewed-draw.tsx';
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
  const changeSettings = (changed: DrawSettings) => {
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
      <Box sx={column}>
        <TeamChecklist teams={teams} list={list} isSeeded={plan.seeding === 'given'} onChange={changeList} />
      </Box>
      <Box sx={{ ...column, display: { xs: 'contents', md: 'block' } }}>
        <PlanSettings
          plan={plan}
          onChange={changeSettings}
          needsDay={tournament.firstDay === null}
          hours={drawn.playingHours}
          registered={registeredBrackets(drawn)}
        />
        <Box sx={foot}>
          <GenerateButton
            plan={plan}
            drawn={drawn}
            preview={preview.isBehind ? undefined : preview.data}
            onDrawn={onDrawn}
          />
        </Box>
      </Box>
      <Box sx={{ ...column, gridColumn: { md: '1 / -1', lg: 'auto' } }}>
        <DrawPreviewPanel preview={preview} plan={plan} teams={teams} onChange={changeSettings} />
      </Box>
    </Box>
  );
}

/** On a phone one column, at whose end the button to draw stands. */
const columns = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gap: 2,
  alignItems: { md: 'start' },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 6fr) minmax(0, 7fr) minmax(0, 15fr)',
  },
} as const;

/** On a laptop each column scrolls by itself, so that teams, settings and preview are in view together. */
const column = {
  position: 'relative',
  minWidth: 0,
  overflow: { lg: 'auto' },
  maxHeight: { lg: 'max(30rem, 100dvh - 20.5rem)' },
} as const;

/** The button to draw stays in sight while the settings are scrolled. */
const foot = { order: 1, position: 'sticky', bottom: 0, zIndex: 2, pt: 1, bgcolor: 'background.default' } as const;

/** Preview of the plan: structure, timetable and warnings, or the reason why it cannot be played. */
function DrawPreviewPanel({
  preview,
  plan,
  teams,
  onChange,
}: {
  readonly preview: ReturnType<typeof useDrawPreview>;
  readonly plan: DrawSettings;
  readonly teams: readonly PublicTeam[];
  readonly onChange: (plan: DrawSettings) => void;
}) {
  const { canBeDrawn, isBehind, error, data } = preview;
  const shortage = shortageIn(error);
  return (
    <Section title="Preview" remark="Nothing is saved yet.">
      <Box sx={{ height: 4, mb: 1 }}>
        {canBeDrawn && isBehind && <LinearProgress aria-label="Drawing the preview…" />}
      </Box>
      <Box aria-live="polite" aria-busy={isBehind}>
        {!canBeDrawn && (
          <Typography color="text.secondary">Select at least 2 teams to see brackets and timetable here.</Typography>
        )}
        {canBeDrawn && shortage !== undefined && (
          <ShortageAlert shortage={shortage} onApply={(change) => onChange(withChange(plan, change))} />
        )}
        {canBeDrawn && error !== null && shortage === undefined && (
          <Alert severity="error">
            <strong>No preview could be drawn</strong> {sentenceOf(error)}
          </Alert>
        )}
        {canBeDrawn && error === null && data !== undefined && (
          <Box sx={{ opacity: isBehind ? 0.55 : 1 }}>
            <PreviewedDraw draw={data} teams={teams} />
          </Box>
        )}
      </Box>
    </Section>
  );
}

/** Message about a plan that does not fit, with a button for each suggested change. */
function ShortageAlert({
  shortage: { sentence, changes },
  onApply,
}: {
  readonly shortage: ShortageView;
  readonly onApply: (change: SuggestedChange) => void;
}) {
  return (
    <Alert severity="warning" variant="outlined" sx={{ color: 'text.primary' }}>
      <AlertTitle>This does not fit</AlertTitle>
      {sentence}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {changes.map((change, index) => (
          <Button
            key={change.setting}
            size="small"
            variant={index === 0 ? 'contained' : 'outlined'}
            onClick={() => onApply(change)}
          >
            Apply: {change.sentence.replace(/\.$/, '')}
          </Button>
        ))}
      </Box>
    </Alert>
  );
}

/** Reason why a plan cannot be played, and single changes that solve it, smallest first. */
interface ShortageView {
  readonly sentence: string;
  readonly changes: readonly SuggestedChange[];
}

/** Reads the refusal of a plan that does not fit; returns undefined for any other failure. */
function shortageIn(failure: unknown): ShortageView | undefined {
  if (!(failure instanceof HttpError) || failure.status !== 422) return undefined;
  const { message = '', details } = refusalOf(failure);
  const shortage = details as { readonly suggestion?: unknown; readonly alternatives?: readonly unknown[] } | undefined;
  const changes = [shortage?.suggestion, ...(shortage?.alternatives ?? [])].filter(isChange);
  return { sentence: message, changes };
}

function isChange(change: unknown): change is SuggestedChange {
  return typeof change === 'object' && change !== null && 'setting' in change && 'sentence' in change;
}
