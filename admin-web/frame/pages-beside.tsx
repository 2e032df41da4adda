import { Box, Button } from '@mui/material';
import { CanAccess, useResourceDefinitions } from 'react-admin';
import { NavLink, useLocation } from 'react-router';
import { accountTitle } from '../session/account-page.tsx';
import { pagesAround } from './menu.ts';

/** Links between a page of the menu and the rarely used ones beside it; nothing on other pages. */
export function PagesBeside() {
  const resources = useResourceDefinitions();
  const pages = pagesAround(useLocation().pathname);
  if (pages.length === 0) return null;
  return (
    <Box component="nav" aria-label="Pages beside this one" sx={row}>
      {pages.map((name) => (
        <CanAccess key={name} resource={name} action="list">
          <Button component={NavLink} to={`/${name}`} color="inherit" sx={page}>
            {name === 'account' ? accountTitle : (resources[name]?.options?.label ?? name)}
          </Button>
        </CanAccess>
      ))}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 0.5, ml: -1 } as const;

const page = {
  px: 1,
  borderRadius: 0,
  borderBottom: '2px solid transparent',
  '&[aria-current="page"]': { borderBottomColor: 'primary.main' },
} as const;
