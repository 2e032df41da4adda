import type { SiteLink, SiteSettings } from '../../rule/site/site-settings.ts';

/** Public information about the site: the fee, the payee, and how to reach the organizers. */
export interface PublicSite {
  readonly fee: { readonly cents: number };
  readonly venmoHandle: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly links: readonly SiteLink[];
  readonly socialLinks: readonly SiteLink[];
  readonly closingOneClosesAll: boolean;
  readonly isRegistrationClosed: boolean;
}

/** All settings that organizers can change, with the version that a change must name. */
export interface SiteRecord extends SiteSettings {
  readonly id: number;
  readonly version: number;
}
