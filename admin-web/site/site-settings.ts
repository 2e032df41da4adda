import type { ResourceProps } from 'react-admin';
import { SiteSettingsPage } from './site-settings-page.tsx';
import { settingsWords as words } from './words.ts';

/** What organizers set for the whole site: one record, reached by the menu. */
export const siteSettings: ResourceProps = {
  name: 'site-settings',
  list: SiteSettingsPage,
  options: { label: words.title },
};
