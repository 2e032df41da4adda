import { Box, SvgIcon } from '@mui/material';
import { colours } from '../kit/theme.ts';

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

/** Logo of the site: a centre circle with the ball on its spot. */
function Crest() {
  return (
    <SvgIcon viewBox="0 0 32 32" sx={{ fontSize: '1.875rem' }} aria-hidden>
      <g fill="none" stroke="currentColor" strokeWidth="2.4">
        <circle cx="16" cy="16" r="11" />
        <path d="M16 0v32" />
      </g>
      <circle cx="16" cy="16" r="5" fill={colours.volt} />
    </SvgIcon>
  );
}
