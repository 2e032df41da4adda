import { Box, GlobalStyles } from '@mui/material';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Content that is printed in place of the page; `name` is its class. */
export function OnPaper({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return createPortal(
    <>
      <GlobalStyles styles={insteadOfScreen(name)} />
      <Box className={name} aria-hidden sx={{ color: '#000', background: '#fff' }}>
        {children}
      </Box>
    </>,
    document.body,
  );
}

const insteadOfScreen = (name: string) => ({
  '@media screen': { [`.${name}`]: { display: 'none' } },
  '@media print': {
    [`body > *:not(.${name})`]: { display: 'none !important' },
    '@page': { margin: '12mm' },
  },
});
