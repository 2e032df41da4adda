import { Alert, AlertTitle, Box, Button } from '@mui/material';
import type { SuggestedChange } from './draw-plan.ts';
import type { ShortageView } from './shortage.ts';

/** Message about a plan that does not fit, with a button for each suggested change. */
export function ShortageAlert({
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
