import { type Theme, useMediaQuery } from '@mui/material';

/** Returns whether the window is as narrow as a phone. */
export const useNarrow = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
