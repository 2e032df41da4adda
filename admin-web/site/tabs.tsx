import { Box } from '@mui/material';
import { useResourceDefinitions } from 'react-admin';
import { Tab } from './tab.tsx';
import { words } from './words.ts';

/** The resources as tabs: every one that can be listed, in the order in which the back office names them. */
export function Tabs() {
  const listed = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList);
  return (
    <Box component="nav" aria-label={words.nav} sx={strip}>
      {listed.map(({ name, options, icon }) => (
        <Tab key={name} to={`/${name}`} label={options?.label ?? name} icon={icon} />
      ))}
    </Box>
  );
}

const strip = {
  display: 'flex',
  gap: { xs: 1, md: 2 },
  maxWidth: 1440,
  mx: 'auto',
  px: { xs: 2, md: 4 },
  overflowX: 'auto',
} as const;
