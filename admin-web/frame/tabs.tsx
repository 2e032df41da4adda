import { Box, ButtonBase } from '@mui/material';
import type { ComponentType } from 'react';
import { type ResourceDefinition, useResourceDefinitions } from 'react-admin';
import { NavLink } from 'react-router';
import { frameTabs } from '../kit/frame-tabs.ts';
import { colours } from '../kit/theme.ts';

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

function Tab({
  to,
  label,
  icon: Icon,
}: {
  readonly to: string;
  readonly label: string;
  readonly icon?: ComponentType<{ fontSize: 'small' }>;
}) {
  return (
    <ButtonBase component={NavLink} to={to} sx={tab}>
      {Icon !== undefined && <Icon fontSize="small" />}
      {label}
    </ButtonBase>
  );
}

const tab = {
  gap: 1,
  minHeight: frameTabs - 1,
  px: { xs: 0, sm: 0.5 },
  flex: { xs: '0 1 auto', sm: 'none' },
  typography: 'button',
  // A phone shows all of them side by side, the longest in two lines.
  fontSize: { xs: 'min(1.0625rem, 4.2vw)', sm: '1.1875rem' },
  lineHeight: { xs: 1, sm: 1.25 },
  overflowWrap: 'normal',
  textAlign: 'center',
  '& .MuiSvgIcon-root': { display: { xs: 'none', md: 'block' } },
  color: colours.chalkSoft,
  borderBottom: '3px solid transparent',
  '&:hover': { color: colours.chalk },
  '&[aria-current="page"]': { color: colours.chalk, borderBottomColor: colours.volt },
} as const;
