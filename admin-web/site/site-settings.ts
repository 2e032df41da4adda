import type { ResourceProps } from 'react-admin';
import { SiteSettingsPage, siteSettingsTitle } from './site-settings-page.tsx';

/** Settings of the whole site: one record, reached by the menu. */
export const siteSettings: ResourceProps = {
  name: 'site-settings',
  list: SiteSettingsPage,
  options: { label: siteSettingsTitle },
};
