import { Box } from '@mui/material';

/** Drawing of half a small-sided pitch, seen from above. Decorative. */
export function PitchLines() {
  return (
    <Box
      component="svg"
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', color: 'rgb(247 244 234 / 22%)' }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="3">
        <path d="M40 40H760V560H40ZM400 40V560" />
        <circle cx="400" cy="300" r="170" />
        <circle cx="400" cy="300" r="226" strokeDasharray="10 11" />
        <path d="M40 190H140V410H40M760 190H660V410H760" />
        <path d="M140 252a48 48 0 0 1 0 96M660 252a48 48 0 0 0 0 96" strokeDasharray="10 11" />
      </g>
    </Box>
  );
}
