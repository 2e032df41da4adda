import { EntitySchema } from 'typeorm';
import type { SiteSettings } from '../../domain/site/site-settings.ts';
import { boolean, integer, withDefault } from '../database/columns.ts';

/** The one row of the site's settings; what it does not name has its default. */
export interface SiteSettingsRow {
  readonly id: 1;
  readonly settings: Partial<SiteSettings>;
  readonly version: number;
  /** Whether every organizer has to have a second factor: an owner's to say. */
  readonly secondFactorRequired: boolean;
}

export const siteSettingsRows = new EntitySchema<SiteSettingsRow>({
  name: 'site_settings',
  tableName: 'site_settings',
  columns: {
    id: { ...withDefault(integer('id'), 1), primary: true, primaryKeyConstraintName: 'site_settings_pkey' },
    settings: { name: 'settings', type: 'jsonb', default: {} },
    version: withDefault(integer('version'), 1),
    secondFactorRequired: withDefault(boolean('second_factor_required'), false),
  },
  checks: [{ name: 'site_settings_single', expression: 'id = 1' }],
});
