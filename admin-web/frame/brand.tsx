import { Box } from '@mui/material';
import { colours } from '../kit/theme.ts';
import { Crest } from './crest.tsx';

/** Names of the site and of the back office. */
export function Brand() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <Crest />
      <Box component="span" sx={{ lineHeight: 1, whiteSpace: 'nowrap' }}>
        <Box component="span" sx={{ display: 'block', typography: 'h3', fontSize: { xs: '1.25rem', sm: '1.5rem' } }}>
          Golden Goal
        </Box>{' '}
        <Box component="span" sx={{ typography: 'button', fontSize: '0.9375rem', lineHeight: 1, color: colours.volt }}>
          Back office
        </Box>
      </Box>
    </Box>
  );
}
