import HowToReg from '@mui/icons-material/HowToRegOutlined';
import type { ResourceProps } from 'react-admin';
import { RegistrationsPage } from './registrations-page.tsx';

/** Tab of the registrations. */
export const registrations: ResourceProps = {
  name: 'tournament-registrations',
  icon: HowToReg,
  list: RegistrationsPage,
  hasCreate: true,
  recordRepresentation: 'playerName',
  options: { label: 'Tournament Reg', isTab: true },
};
