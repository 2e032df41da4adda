import { EntitySchema } from 'typeorm';
import type { SiteSettings } from '../../domain/site/site-settings.ts';
import { integer, withDefault } from '../database/columns.ts';

/** The one row of the site's settings; what it does not name has its default. */
export interface SiteSettingsRow {
  readonly id: 1;
  readonly settings: Partial<SiteSettings>;
  readonly version: number;
}

export const siteSettingsRows = new EntitySchema<SiteSettingsRow>({
  name: 'site_settings',
  tableName: 'site_settings',
  columns: {
    id: { ...withDefault(integer('id'), 1), primary: true, primaryKeyConstraintName: 'site_settings_pkey' },
    settings: { name: 'settings', type: 'jsonb', default: {} },
    version: withDefault(integer('version'), 1),
  },
  checks: [{ name: 'site_settings_single', expression: 'id = 1' }],
});
