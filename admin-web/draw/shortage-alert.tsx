import { Alert, AlertTitle, Box, Button } from '@mui/material';
import type { SuggestedChange } from './draw-plan.ts';
import type { ShortageShown } from './shortage.ts';

/** Says what does not fit, and offers each single change with which it does. */
export function ShortageAlert({
  shortage: { sentence, changes },
  onApply,
}: {
  readonly shortage: ShortageShown;
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
