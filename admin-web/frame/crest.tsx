import { SvgIcon } from '@mui/material';
import { colours } from '../kit/theme.ts';

/** Logo of the site: a centre circle with the ball on its spot. */
export function Crest() {
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
