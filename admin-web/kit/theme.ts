import type { Theme } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { frameTabs } from './frame-tabs.ts';
import { toastRoom } from './use-toast-room.ts';

/** Print style: heading and table in black on white, without controls. */
const printStyle = {
  '@media print': {
    '@page': { margin: '12mm' },
    'header, nav, button, [role="search"], [data-toast], a.MuiButton-root, .MuiIconButton-root': hidden(),
    '.MuiFormControl-root, .MuiSwitch-root, .MuiCheckbox-root, .MuiTablePagination-root, .column-actions': hidden(),
    '.RaSkipNavigationButton-root, .MuiTableSortLabel-icon': hidden(),
    'html, body, body *:not(svg, svg *)': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      boxShadow: 'none !important',
    },
    'html, body': { backgroundColor: '#fff !important' },
    'body *': { overflow: 'visible !important' },
    'tr, li': { breakInside: 'avoid' },
    thead: { display: 'table-header-group' },
  },
} as const;

function hidden() {
  return { display: 'none !important' } as const;
}

/** Colours shared by both themes: deep turf, near-black, warm white, and volt. */
export const colours = {
  night: '#06120c',
  turfDeep: '#07301f',
  turf: '#0b4a30',
  chalk: '#f7f4ea',
  chalkSoft: '#c3d3c7',
  volt: '#d4ff3f',
  voltBright: '#e4ff86',
  voltInk: '#0b1a08',
  /** Grey with enough contrast around an input, on warm white and on near-black. */
  line: '#74807a',
  /** Red of a card shown to a player. */
  card: '#ff6a55',
} as const;

const display = '"Barlow Condensed", "Arial Narrow", "Roboto Condensed", Impact, sans-serif';
const text = '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif';

const heading = { fontFamily: display, fontWeight: 800, lineHeight: 0.95, textTransform: 'uppercase' } as const;

const typography: RaThemeOptions['typography'] = {
  fontFamily: text,
  h1: { ...heading, fontSize: '2.25rem' },
  h2: { ...heading, fontSize: '1.75rem' },
  h3: { ...heading, fontSize: '1.5rem' },
  h4: { ...heading, fontSize: '1.375rem' },
  h5: { ...heading, fontSize: '1.25rem' },
  h6: { ...heading, fontSize: '1.125rem' },
  body1: { fontSize: '1.0625rem' },
  body2: { fontSize: '1rem' },
  button: {
    fontFamily: display,
    fontWeight: 600,
    fontSize: '1.125rem',
    letterSpacing: '0.02em',
    textTransform: 'none',
  },
};

/** Focus ring in the element's own colour; filled buttons use that of the surrounding text. */
const focused = { outline: '3px solid currentColor', outlineOffset: 2 } as const;

const shared: RaThemeOptions = {
  shape: { borderRadius: 4 },
  typography,
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'tabular-nums', paddingBottom: toastRoom, overflowWrap: 'anywhere' },
        // Sticky headers do not hide the focused element.
        html: { scrollPaddingTop: frameTabs + 40 },
        ':focus-visible': focused,
        ...printStyle,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '1ms !important', transitionDuration: '0s !important' },
        },
      },
    },
    MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': focused } } },
    MuiButton: {
      defaultProps: { disableElevation: true, disableFocusRipple: true },
      styleOverrides: {
        contained: ({ theme }: { readonly theme: Theme }) => ({
          '&.Mui-focusVisible': { outlineColor: theme.palette.text.primary },
        }),
        root: { minHeight: 44 },
        sizeLarge: { minHeight: 48, fontSize: '1.1875rem' },
      },
    },
    RaButton: { styleOverrides: { root: { '&.MuiButton-sizeSmall': { fontSize: '1.125rem' } } } },
    MuiIconButton: {
      defaultProps: { disableFocusRipple: true },
      styleOverrides: {
        root: { minWidth: 44, minHeight: 44 },
        sizeSmall: { '@media (pointer: fine)': { minWidth: 34, minHeight: 34 } },
      },
    },
    MuiDialog: { styleOverrides: { container: { paddingBottom: toastRoom, outline: 0 }, paper: { outline: 0 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
    MuiFormControl: {
      defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
      styleOverrides: { marginDense: { marginTop: 18 } },
    },
    MuiInputBase: { styleOverrides: { root: { minHeight: 48 } } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: { root: { fontSize: '1.0625rem', transform: 'translate(12px, -11px) scale(0.88)' } },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: true },
      styleOverrides: { notchedOutline: { borderColor: colours.line, '& legend': { fontSize: '0.88em' } } },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, fontSize: '1rem', lineHeight: 1.3 } } },
    MuiTableCell: {
      styleOverrides: {
        // A column is as wide as its longest word, up to this maximum.
        root: { overflowWrap: 'break-word', maxWidth: '18rem' },
        head: { fontFamily: display, fontWeight: 600, fontSize: '1.0625rem', letterSpacing: '0.02em', lineHeight: 1.2 },
      },
    },
    RaSkipNavigationButton: {
      styleOverrides: {
        root: {
          color: colours.chalk,
          backgroundColor: colours.night,
          '&:hover': { backgroundColor: colours.night },
        },
      },
    },
    RaNotification: {
      styleOverrides: {
        root: {
          '& .RaNotification-error, & .RaNotification-warning, & .RaNotification-success': {
            color: colours.chalk,
            backgroundColor: colours.night,
          },
          '& .RaNotification-error': { borderLeftColor: colours.card },
        },
      },
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: {
          flexWrap: 'nowrap',
          fontSize: '1.0625rem',
          color: colours.chalk,
          backgroundColor: colours.night,
          border: '1px solid rgb(247 244 234 / 28%)',
          borderLeft: `6px solid ${colours.volt}`,
          '&[data-toast="alarm"]': { borderLeftColor: colours.card },
        },
      },
    },
  },
};

/** Light theme of the back office: the identity of the public site. */
export const lightTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'light',
    primary: { main: colours.turf, dark: colours.turfDeep, contrastText: colours.volt },
    secondary: { main: colours.turf, contrastText: colours.chalk },
    success: { main: '#0b4a30', light: '#e3f3e2', contrastText: '#ffffff' },
    error: { main: '#ab1f14', light: '#fdeae6', contrastText: '#ffffff' },
    background: { default: colours.chalk, paper: '#fffdf8' },
    text: { primary: '#0c1410', secondary: '#47514a' },
    divider: '#d8d1be',
    action: { hover: '#efeadc' },
  },
};

/** Dark theme of the back office. */
export const darkTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'dark',
    primary: { main: colours.volt, dark: colours.voltBright, contrastText: colours.voltInk },
    secondary: { main: colours.volt, contrastText: colours.voltInk },
    success: { main: '#b5e886', light: '#12301f', contrastText: colours.voltInk },
    error: { main: '#ff9485', light: '#351612', contrastText: '#2a0a05' },
    background: { default: '#08110c', paper: '#101c15' },
    text: { primary: '#f5f2e7', secondary: '#aebcb2' },
    divider: '#27392e',
    action: { hover: '#17261d' },
  },
};
