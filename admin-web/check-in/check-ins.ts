import Check from '@mui/icons-material/HowToRegOutlined';
import type { ResourceProps } from 'react-admin';
import { CheckInPage, checkInTitle } from './check-in-page.tsx';

/** Check-in of a tournament, reached by the menu and from a tournament. */
export const checkIns: ResourceProps = {
  name: 'check-in',
  icon: Check,
  list: CheckInPage,
  options: { label: checkInTitle },
};
