import { feeInCents } from '../payment/fee.ts';
import { defaultSiteTexts } from './default-site-texts.ts';
import { defaultSpanishTexts, spanishBeside, type TextsOnFile } from './spanish-texts.ts';

export interface SiteLink {
  readonly label: string;
  readonly url: string;
}

/** Settings of the whole site that organizers can change. */
export interface SiteSettings extends TextsOnFile {
  readonly feeCents: number;
  /** Receiver of Venmo payments; empty until an owner sets it, and Venmo is not offered until then. */
  readonly venmoHandle: string;
  /** Address for questions; empty until an owner sets it, and none is shown until then. */
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly links: readonly SiteLink[];
  readonly socialLinks: readonly SiteLink[];
  /** Whether one closed visible upcoming tournament closes all registration (rules, section 1). */
  readonly closingOneClosesAll: boolean;
  /** Letters an hour that one source may cause to strangers before its mailbox has answered. */
  readonly pacePerSource: number;
  /** Such letters an hour from all sources. */
  readonly paceInAll: number;
}

/** Settings with their version. */
export interface SiteOnFile {
  readonly settings: SiteSettings;
  readonly version: number;
}

export const defaultSiteSettings: SiteSettings = {
  feeCents: feeInCents,
  venmoHandle: '',
  contactEmail: '',
  contactPhone: '',
  links: [],
  socialLinks: [],
  closingOneClosesAll: true,
  pacePerSource: 60,
  paceInAll: 600,
  ...defaultSiteTexts,
  ...defaultSpanishTexts,
};

/** Completes stored settings with the defaults; the file has only those that were set, or that existed when it was saved. */
export function settingsOn(file: Partial<SiteSettings>): SiteSettings {
  return { ...defaultSiteSettings, ...spanishBeside(file), ...file };
}

/** Settings that name whom families pay and ask; they have no default. */
const ownSettings = ['venmoHandle', 'contactEmail', 'contactPhone'] as const;

/** Settings that lead families elsewhere, to pay or to write: who changes one could take their money. */
export const leadingElsewhere: readonly (keyof SiteSettings)[] = [...ownSettings, 'links', 'socialLinks'];

/** Returns the settings that nobody has set, and without which families cannot pay or ask. */
export function missingSettings(settings: SiteSettings): readonly (typeof ownSettings)[number][] {
  return ownSettings.filter((name) => settings[name] === '');
}
