import { Box } from '@mui/material';
import { type ResourceDefinition, useResourceDefinitions } from 'react-admin';
import { colours } from '../kit/theme.ts';
import { Tab } from './tab.tsx';

/** Tabs of the back office. */
export function Tabs() {
  return (
    <Box component="nav" aria-label="Main" sx={band}>
      <Box sx={strip}>
        {useTabs().map(({ name, options, icon }) => (
          <Tab key={name} to={`/${name}`} label={options?.label ?? name} icon={icon} />
        ))}
      </Box>
    </Box>
  );
}

/** The tabs stay at the top of the window while the page scrolls. */
const band = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  bgcolor: colours.night,
  borderBottom: '1px solid rgb(247 244 234 / 14%)',
  '& :focus-visible': { outlineColor: colours.volt },
} as const;

const strip = {
  display: 'flex',
  justifyContent: { xs: 'space-between', sm: 'flex-start' },
  gap: { xs: 0.75, sm: 2, md: 3 },
  maxWidth: 1440,
  mx: 'auto',
  px: { xs: 1, sm: 2, md: 4 },
  position: 'relative',
  overflowX: 'auto',
} as const;

/** Returns the resources that are tabs, in the order of the back office; others are in the menu. */
export function useTabs(): readonly ResourceDefinition[] {
  return Object.values(useResourceDefinitions()).filter(({ hasList, options }) => hasList && options?.isTab === true);
}
