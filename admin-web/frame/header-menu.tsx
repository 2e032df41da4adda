import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useGetIdentity, useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router';
import { accountTitle } from '../organizer/account-page.tsx';
import { menuGroups } from './menu.ts';

/** Menu with the pages that are no tabs, in groups, and the signed-in organizer. */
export function HeaderMenu() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { identity } = useGetIdentity();
  const resources = useResourceDefinitions();
  const close = () => setPlace(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="More"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setPlace(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={place} open={place !== null} onClose={close}>
        {menuGroups.flatMap(({ title, pages }) => [
          <ListSubheader key={title} role="presentation" sx={groupTitle}>
            {title}
          </ListSubheader>,
          ...pages.map((name) => (
            <CanAccess key={name} resource={name} action="list">
              <MenuItem component={Link} to={`/${name}`} onClick={close}>
                {resources[name]?.options?.label ?? name}
              </MenuItem>
            </CanAccess>
          )),
        ])}
        <ListSubheader role="presentation" sx={groupTitle}>
          {identity?.fullName}
        </ListSubheader>
        <MenuItem component={Link} to="/account" onClick={close}>
          {accountTitle}
        </MenuItem>
        <MenuItem component="a" href="/">
          Public site
        </MenuItem>
      </Menu>
    </>
  );
}

const groupTitle = { lineHeight: 2.25 } as const;
