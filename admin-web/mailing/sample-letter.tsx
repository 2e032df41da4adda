import { Box, Typography } from '@mui/material';
import type { SampleLetter as Sample } from '../../domain/answer/mailing/mailing-preview.ts';

/** Letter as its reader gets it. */
export function SampleLetter({
  caption,
  letter: { language, subject, text },
}: {
  readonly caption: string;
  readonly letter: Omit<Sample, 'to'>;
}) {
  return (
    <Box component="figure" lang={language} sx={{ m: 0, mt: 1 }}>
      <Typography component="figcaption" lang="en" color="text.secondary">
        {caption}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mt: 0.5 }}>
        <Typography fontWeight={600}>{subject}</Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>{text}</Typography>
      </Box>
    </Box>
  );
}
