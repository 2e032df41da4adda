import type { SiteSettings } from '../../domain/site/site-settings.ts';
import { boolean, integer, json, rowsOf, withDefault } from '../database/columns.ts';

/** Row of the site's settings; unset ones have their defaults. */
interface SiteSettingsRow {
  readonly id: 1;
  readonly settings: Partial<SiteSettings>;
  readonly version: number;
  /** Whether every organizer must have a second factor; only owners can change it. */
  readonly secondFactorRequired: boolean;
}

export const siteSettingsRows = rowsOf<SiteSettingsRow>({
  name: 'site_settings',
  tableName: 'site_settings',
  columns: {
    id: { ...withDefault(integer('id'), 1), primary: true, primaryKeyConstraintName: 'site_settings_pkey' },
    settings: withDefault(json('settings'), {}),
    version: withDefault(integer('version'), 1),
    secondFactorRequired: withDefault(boolean('second_factor_required'), false),
  },
  checks: [{ name: 'site_settings_single', expression: 'id = 1' }],
});
