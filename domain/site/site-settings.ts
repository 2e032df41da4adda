import { feeInCents } from '../payment/fee.ts';

/** What organizers can set for the whole site. */
export interface SiteSettings {
  readonly feeCents: number;
  readonly venmoHandle: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly socialLinks: readonly { readonly label: string; readonly url: string }[];
  /** Whether one closed visible upcoming tournament closes all registration (rules, section 1). */
  readonly closingOneClosesAll: boolean;
}

export const defaultSiteSettings: SiteSettings = {
  feeCents: feeInCents,
  venmoHandle: 'golden-goal-3v3',
  contactEmail: 'hello@goldengoal.example',
  contactPhone: '(201) 555-0133',
  socialLinks: [],
  closingOneClosesAll: true,
};

/** The settings on file. */
export abstract class Site {
  abstract settings(): Promise<SiteSettings>;
}
