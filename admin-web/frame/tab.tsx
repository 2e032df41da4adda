import { ButtonBase } from '@mui/material';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import { frameTabs } from '../kit/frame-tabs.ts';
import { colours } from '../kit/theme.ts';

export function Tab({
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
