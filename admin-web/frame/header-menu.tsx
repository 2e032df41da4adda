import MoreVert from '@mui/icons-material/MoreVert';
import { Divider, IconButton, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useGetIdentity, useResourceDefinitions } from 'react-admin';
import { Link } from 'react-router';
import { accountTitle } from '../session/account-page.tsx';
import { changePassword } from '../session/password-page.tsx';

/** Menu with the signed-in organizer, and the pages that are no tabs. */
export function HeaderMenu() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { identity } = useGetIdentity();
  const close = () => setPlace(null);
  const others = Object.values(useResourceDefinitions()).filter(({ hasList, options }) => hasList && !options?.isTab);
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
        <ListSubheader role="presentation">{identity?.fullName}</ListSubheader>
        {others.map(({ name, options }) => (
          <CanAccess key={name} resource={name} action="list">
            <MenuItem component={Link} to={`/${name}`} onClick={close}>
              {options?.label ?? name}
            </MenuItem>
          </CanAccess>
        ))}
        <Divider />
        <MenuItem component={Link} to="/account" onClick={close}>
          {accountTitle}
        </MenuItem>
        <MenuItem component={Link} to="/password" onClick={close}>
          {changePassword}
        </MenuItem>
        <MenuItem component="a" href="/">
          Public site
        </MenuItem>
      </Menu>
    </>
  );
}
