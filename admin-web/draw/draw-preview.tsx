import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { Section } from '../kit/section.tsx';
import { sentenceOf } from '../transport/failure.ts';
import { type DrawPlan, withChange } from './draw-plan.ts';
import { PreviewedDraw } from './previewed-draw.tsx';
import { shortageIn } from './shortage.ts';
import { ShortageAlert } from './shortage-alert.tsx';
import type { useDrawPreview } from './use-draw-preview.ts';

/** Preview of the plan: structure, timetable and warnings, or the reason why it cannot be played. */
export function DrawPreviewPanel({
  preview,
  plan,
  teams,
  onChange,
}: {
  readonly preview: ReturnType<typeof useDrawPreview>;
  readonly plan: DrawPlan;
  readonly teams: readonly PublicTeam[];
  readonly onChange: (plan: DrawPlan) => void;
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
