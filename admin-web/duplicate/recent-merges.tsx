import Undo from '@mui/icons-material/Undo';
import { Box, Button, Typography } from '@mui/material';
import type { MergeView } from '../../domain/answer/duplicate/duplicates-view.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';

/** Merges of the last day, each with a button to undo it; the server names obstacles. */
export function RecentMerges({
  merges,
  mayUndo,
}: {
  readonly merges: readonly Sent<MergeView>[];
  readonly mayUndo: boolean;
}) {
  if (merges.length === 0) return null;
  return (
    <Section title="Merged in the last day">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {merges.map((one) => (
          <Box component="li" key={one.id} sx={row}>
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography fontWeight={600}>{mergeOf(one)}</Typography>
              <Typography color="text.secondary">
                {one.by}, {dayAndTimeOf(one.at) ?? ''}
              </Typography>
            </Box>
            {mayUndo && <UndoMerge one={one} />}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function UndoMerge({ one }: { readonly one: Sent<MergeView> }) {
  const provider = useProvider();
  const { run, isBusy } = useChange(() => provider.undoMerge(one.id), {
    done: 'Merge undone',
    about: 'Both records are as they were.',
    failed: 'Failed to undo the merge',
  });
  return (
    <Button
      color="error"
      startIcon={<Undo />}
      aria-label={`Undo merging ${mergeOf(one)}`}
      aria-disabled={isBusy}
      onClick={() => run()}
    >
      Undo
    </Button>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const mergeOf = ({
  goneId,
  goneName,
  keptId,
  keptName,
}: Pick<MergeView, 'goneId' | 'goneName' | 'keptId' | 'keptName'>) =>
  `#${goneId} ${goneName} into #${keptId} ${keptName}`;
