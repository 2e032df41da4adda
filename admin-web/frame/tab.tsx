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
  px: 0.5,
  flex: 'none',
  typography: 'button',
  fontSize: '1.1875rem',
  color: colours.chalkSoft,
  borderBottom: '3px solid transparent',
  '&:hover': { color: colours.chalk },
  '&[aria-current="page"]': { color: colours.chalk, borderBottomColor: colours.volt },
} as const;
